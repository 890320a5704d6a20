import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { refusals } from '@contract/refusals'
import { exclusiveOffers } from '@server/areas/exclusive/tables'
import { goodsByKey, putAside } from '@server/areas/catalogue/catalogue'
import type { Rule } from '@server/areas/programme/programme'
import { join } from '@server/areas/village/member'
import { villages } from '@server/areas/village/village'
import { dayMs } from '@server/calendar'
import { jobsOf, runJobs } from '../harness/jobs'
import { type House, openHouse } from '../harness/openHouse'
import { newBuyer } from '../harness/people'
import { verified } from '../identity/verified'
import { confirmResident } from '../village/confirmResident'

const buy = '/tp5/api/Exclusive/buy'
const detail = '/tp5/api/Exclusive/detail'

let house: House
let now = new Date()
before(async () => {
  house = await openHouse({ clock: () => now })
})
after(() => house.close())
beforeEach(() => void (now = new Date()))

const known: Rule[] = [{ rule: 'identity' }]
const neighbour = (points = 100) => newBuyer(house, { points })
const knownNeighbour = async (points = 100) => verified(house, await neighbour(points))
const points = async (who: { token: string }) =>
  (await house.ask('/user/Center/index', {}, who)).points

let offers = 0
/** An offer of its own, of goods that no other test offers. */
async function offer(
  goods: string,
  given: { total?: number; money?: number; audience?: Rule[] } = {},
) {
  const { total = 2, money = 0, audience = known } = given
  const goodsId = (await goodsByKey(house.database.db, [goods])).get(goods)!
  await house.database.transaction((tx) => putAside(tx, goodsId, total))
  const [row] = await house.database.db
    .insert(exclusiveOffers)
    .values({
      ...{ offerKey: `test-${++offers}`, goodsId, audience, gold: 0, money },
      ...{ points: money > 0 ? 0 : 10, total, pieces: total, limitPerUser: 1 },
      startsAt: new Date(now.getTime() - 1000),
      endsAt: new Date(now.getTime() + dayMs),
    })
    .returning()
  return { offerId: row!.offerId, goodsId }
}

async function pieces(goodsId: number): Promise<number> {
  const { rows } = await house.database.pool.query<{ sum: number }>(
    `select ((select stock + sold from exchange_stock where goods_id = $1)
       + (select coalesce(sum(pieces), 0) from exclusive_offers where goods_id = $1))::int as sum`,
    [goodsId],
  )
  return rows[0]!.sum
}

describe('an offer for some people', () => {
  test('is shown to who is meant; everybody else reads why, and how to be meant', async () => {
    const { offerId, goodsId } = await offer('millet')
    const [meant, other] = [await knownNeighbour(), await neighbour()]
    const mine = async (who: { token: string }) =>
      (await house.ask('/tp5/api/Exclusive/lists', {}, who)).list.map(({ offer_id }) => offer_id)
    assert.ok((await mine(meant)).includes(offerId))
    assert.ok(!(await mine(other)).includes(offerId))
    const told = await house.ask(detail, { goods_id: goodsId }, other)
    assert.deepEqual([told.may, told.remedy?.link], [0, '/exchangeShop/authentication'])
    assert.match(told.reason, /实名/)
    const wish = { offer_id: offerId, address_id: other.addressId }
    assert.equal((await house.call(buy, wish, other)).error, refusals.notMeant.error)
    assert.equal((await house.ask(detail, { goods_id: goodsId }, meant)).may, 1)
  })

  test('is the one that means me where the same goods are offered to others too', async () => {
    const members: Rule[] = [{ rule: 'holder', kind: 'membership', name: '会员' }]
    const theirs = await offer('peanuts', { audience: members })
    const ours = await offer('peanuts')
    const [meant, other] = [await knownNeighbour(), await neighbour()]
    const shown = async (who?: { token: string }) =>
      (await house.ask(detail, { goods_id: ours.goodsId }, who)).offer_id
    assert.equal(await shown(meant), ours.offerId)
    assert.deepEqual([await shown(other), await shown()], [theirs.offerId, theirs.offerId])
  })

  test('is there in the demo for each group, and for nobody beside it', async () => {
    const { db, pool } = house.database
    const { rows } = await pool.query<{ id: number; key: string; goods: number }>(
      `select offer_id::int as id, offer_key as key, goods_id::int as goods from exclusive_offers
       where offer_key not like 'test-%'`,
    )
    const mine = async (who: { token: string }) => {
      const { list } = await house.ask('/tp5/api/Exclusive/lists', {}, who)
      return list.flatMap((one) => rows.find(({ id }) => id === one.offer_id)?.key ?? [])
    }
    const [other, villager, guest] = [await neighbour(), await neighbour(), await neighbour()]
    const [east] = await db.select().from(villages).where(eq(villages.name, '清溪村·东苑'))
    await db.transaction((tx) => join(tx, { ...villager, villageId: east!.villageId, now }))
    const { goods } = rows.find(({ key }) => key === 'qingxi-neighbours')!
    const asked = await house.ask(detail, { goods_id: goods }, villager)
    assert.deepEqual([asked.may, asked.remedy?.link], [0, '/getLocation'])
    await confirmResident(house, villager.userId)
    await pool.query(
      'insert into invited_users (user_id, inviter_id, bound_at) values ($1, $2, $3)',
      [...[guest.userId, other.userId, now]],
    )
    assert.deepEqual(await mine(other), [])
    assert.deepEqual(await mine(villager), ['qingxi-neighbours'])
    assert.deepEqual(await mine(guest), ['invited-neighbours'])
    assert.deepEqual(await mine(await knownNeighbour()), ['known-neighbours'])
  })

  test('gives each of them as many as it says, and no piece twice', async () => {
    const { offerId, goodsId } = await offer('dates')
    const all = await pieces(goodsId)
    const people = await Promise.all([knownNeighbour(), knownNeighbour(), knownNeighbour()])
    const replies = await Promise.all(
      people.map((who) => house.call(buy, { offer_id: offerId, address_id: who.addressId }, who)),
    )
    assert.deepEqual(replies.map(({ error }) => error).sort(), [0, 0, refusals.soldOut.error])
    const got = people[replies.findIndex(({ error }) => error === 0)]!
    const again = { offer_id: offerId, address_id: got.addressId }
    const twice = await house.call(buy, again, got)
    assert.notEqual(twice.error, 0)
    assert.equal(await points(got), 90)
    assert.equal(await pieces(goodsId), all)
    const { list } = await house.ask('/tp5/api/Exclusive/log', {}, got)
    assert.deepEqual(
      list.map(({ price }) => price.points),
      [10],
    )
  })

  test('has its unsold pieces go back to the shop when it ends', async () => {
    const { offerId, goodsId } = await offer('flour', { total: 3, money: 990 })
    const all = await pieces(goodsId)
    const who = await knownNeighbour()
    const { state, order_sn } = await house.ask(
      buy,
      { offer_id: offerId, address_id: who.addressId },
      who,
    )
    assert.equal(state, 'unpaid')
    now = new Date(now.getTime() + 2 * dayMs)
    const jobs = jobsOf(house.config, 'exclusive', 'order').filter(({ every }) => every)
    await runJobs(house, jobs, now)
    assert.equal(await pieces(goodsId), all)
    const gone = await house.call(detail, { goods_id: goodsId })
    assert.equal(gone.error, refusals.notFound.error)
    const { rows } = await house.database.pool.query(
      'select state from orders where order_sn = $1',
      [order_sn],
    )
    assert.deepEqual(rows, [{ state: 'cancelled' }])
  })
})
