import { seckillRules } from '@server/areas/seckill/rules'
import { newCrowd } from '../catalogue/crowd'
import { jobsOf, runJobs } from '../harness/jobs'
import { openHouse } from '../harness/openHouse'
import { type Buyer, newBuyer } from '../harness/people'
import { newSale, type Sale } from './sales'

export const base = '/tp5/api/ExchangeShop/OnlineSeckill/'
export const push = `${base}push` as const
const pushResult = `${base}pushResult` as const
export const sales = '/activity/GoodsActivity/getFlashSalesList'

export type Market = Awaited<ReturnType<typeof openMarket>>

/** Sales of an hour and who stands in line for them, with a clock of the test's own. */
export async function openMarket() {
  let now = new Date()
  const house = await openHouse({ clock: () => now })
  const rowsOf = async <Row extends object>(words: string, values: unknown[] = []) =>
    (await house.database.pool.query<Row>(words, values)).rows

  return {
    house,
    rowsOf,
    close: () => house.close(),
    now: () => now,
    /** Each test begins at this moment, however far the one before has gone. */
    begin: () => void (now = new Date()),
    later: (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000)),

    /** As they would run now, one after another, and once more for what the first left to the next. */
    async work() {
      for (let round = 0; round < 2; round += 1)
        await runJobs(
          house,
          jobsOf(house.config, 'seckill', 'order').filter(({ every }) => every),
          now,
        )
    },

    /** Pieces go to who is next; nothing is ordered yet. */
    grant: () =>
      runJobs(
        house,
        jobsOf(house.config, 'seckill').filter(({ name }) => name.includes('grant pieces')),
        now,
      ),

    /** So many others, who wait already. */
    async fill({ itemId }: Sale, people: number) {
      const crowd = await newCrowd(house, people, 1)
      await rowsOf(
        `insert into seckill_entries (item_id, user_id, state, place, address_id, entered_at)
         select $1, user_id, 'waiting', nextval('seckill_place'), address_id, now()
         from unnest($2::uuid[], $3::bigint[]) as other (user_id, address_id)`,
        [itemId, crowd.map(({ userId }) => userId), crowd.map(({ addressId }) => addressId)],
      )
    },

    /** An hour that begins in so many seconds. */
    sale: (startsIn: number, given: Partial<Parameters<typeof newSale>[1]> = {}) =>
      newSale(house.database, { startsAt: new Date(now.getTime() + startsIn * 1000), ...given }),

    buyer: (points = 0) => newBuyer(house, points ? { points } : {}),

    /** Whoever came is in line by then, and is told where. */
    settle: () => void (now = new Date(now.getTime() + seckillRules.settledMs)),

    take: (who: Buyer, { itemId }: Sale) =>
      house.call(push, { item_id: itemId, address_id: who.addressId }, who),
    look: (who: Buyer, { itemId }: Sale) => house.ask(pushResult, { item_id: itemId }, who),

    /** What else is out of date by what becomes of them. */
    async touchedBy(who: Buyer, { itemId }: Sale) {
      const { text } = await house.call(pushResult, { item_id: itemId }, who)
      return (JSON.parse(text) as { touches?: string[] }).touches
    },

    /** Pieces of goods wherever they are: in the shop, in a sale, ordered and not given back. */
    async pieces({ goodsId }: Sale): Promise<number> {
      const [sum] = await rowsOf<{ sum: number }>(
        `select ((select stock + sold from exchange_stock where goods_id = $1)
           + (select coalesce(sum(pieces), 0) from seckill_items where goods_id = $1))::int as sum`,
        [goodsId],
      )
      return sum!.sum
    },
  }
}
