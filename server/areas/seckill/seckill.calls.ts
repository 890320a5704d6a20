import { and, eq, inArray } from 'drizzle-orm'
import type { seckillCalls } from '@contract/seckill'
import { usualPrice } from '@server/areas/catalogue/catalogue'
import { offeredAddress } from '@server/areas/address/address'
import { maskName, maskPhone } from '@server/areas/auth/auth'
import { findOrder } from '@server/areas/order/order'
import { balances } from '@server/areas/wallet/wallet'
import { replyTime } from '@server/calendar'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { aheadOf, type Entry, entryOf, findItem, itemsIn, itemsOf, piecesOf } from './find'
import { giveAway } from './give'
import { answers } from './load'
import { standingOf } from './line'
import { logOf } from './log'
import { hourOf, isCounted, presentDetail, presentItem, presentPlace } from './present'
import { priceOf } from './prices'
import { enter, leave, reasonAgainst } from './queue'
import { askForReminder, dropReminder, readTip } from './remind'
import { presentSessions, sessionsNow, sessionToShow } from './sessions'
import { seckillEntries } from './tables'

async function myEntries(db: Db, userId: string | undefined, items: readonly number[]) {
  if (!userId || items.length === 0) return new Map<number, Entry>()
  const mine = and(eq(seckillEntries.userId, userId), inArray(seckillEntries.itemId, [...items]))
  const rows = await db.select().from(seckillEntries).where(mine)
  return new Map(rows.map((row) => [row.itemId, row]))
}

/** Which thing of a sale somebody got by an order. */
async function itemOfOrder(db: Db, userId: string, orderSn: string): Promise<number> {
  const mine = and(eq(seckillEntries.userId, userId), eq(seckillEntries.orderSn, orderSn))
  const [entry] = await db.select().from(seckillEntries).where(mine)
  if (!entry) throw new Refusal('notFound', '这不是秒杀的订单')
  return entry.itemId
}

interface Asked {
  itemId: number
  userId: string
  now: Date
}

/** The queue of one's own again after having looked or changed something. */
async function placeOf(
  db: Db,
  { itemId, userId, now }: Asked,
  count: (db: Db, entry: Entry, now: Date) => Promise<number> = aheadOf,
) {
  const found = await findItem(db, itemId)
  const entry = await entryOf(db, itemId, userId)
  const ahead = entry && isCounted(entry, now) ? await count(db, entry, now) : undefined
  // looked at after who is ahead: what those were granted meanwhile is not to look like mine
  const left = ahead !== undefined && found.item.pieces > 0 ? await piecesOf(db, itemId) : 0
  return presentPlace(found, { entry, ahead, left, load: answers.load() }, now)
}

export const seckillHandlers: HandlersOf<typeof seckillCalls> = {
  '/activity/GoodsActivity/getFlashSalesList': async (_input, { db, user, now }) => {
    const sessions = await sessionsNow(db, now)
    return { sessions: await presentSessions(db, sessions, { userId: user?.userId, now }) }
  },

  '/tp5/api/ExchangeShop/OnlineSeckill/defaultTab': async (_input, { db, now }) => {
    const shown = await sessionToShow(db, now)
    return { sale_id: shown?.sessionId ?? null }
  },

  '/tp5/api/ExchangeShop/OnlineSeckill/goods': async (input, { db, user }) => {
    const items = await itemsOf(db, input.sale_id)
    const ids = items.map(({ item }) => item.itemId)
    const mine = await myEntries(db, user?.userId, ids)
    return { list: items.map((found) => presentItem(found, mine.get(found.item.itemId))) }
  },

  '/tp5/api/ExchangeShop/OnlineSeckill/detail': async ({ item_id: itemId }, { db, user, now }) => {
    const found = await findItem(db, itemId)
    const userId = user?.userId
    const [session] = await presentSessions(db, [found.session], { userId, now })
    const mine = userId ? await entryOf(db, itemId, userId) : undefined
    return presentDetail(found, session!, mine)
  },

  '/tp5/api/ExchangeShop/OnlineSeckill/checkExchange': async (input, { db, config, user, now }) => {
    const { userId } = user
    const found = await findItem(db, input.item_id)
    const price = priceOf(found.item)
    const purse = await balances(db, userId)
    const address = await offeredAddress({ db, key: config.dataKey, userId })
    const short =
      price.points > purse.points ? '积分不够' : price.gold > purse.gold ? '金币不够' : ''
    return {
      reason: reasonAgainst(found, now)?.message ?? short,
      price,
      purse,
      address_id: address?.address_id ?? null,
      address: address
        ? `${maskName(address.name)} ${maskPhone(address.phone)} ${address.district}${address.detail}`
        : '',
    }
  },

  '/tp5/api/ExchangeShop/OnlineSeckill/push': async (input, { db, user: { userId }, now }) => {
    const { item_id: itemId, address_id: addressId } = input
    return answers.during(async () => {
      await enter(db, { itemId, userId, addressId, now })
      return placeOf(db, { itemId, userId, now })
    })
  },

  '/tp5/api/ExchangeShop/OnlineSeckill/pushResult': ({ item_id: itemId }, { db, user, now }) =>
    answers.during(() => placeOf(db, { itemId, userId: user.userId, now }, standingOf)),

  '/tp5/api/ExchangeShop/OnlineSeckill/leave': async (input, { db, user: { userId }, now }) => {
    const { item_id: itemId } = input
    await leave(db, itemId, userId)
    return placeOf(db, { itemId, userId, now })
  },

  '/tp5/api/ExchangeShop/OnlineSeckill/giveOtherUser': async (input, context) => {
    const { db, config, user, now } = context
    const { item_id: itemId, phone } = input
    await giveAway(db, { itemId, userId: user.userId, phone, key: config.dataKey, now })
    return placeOf(db, { itemId, userId: user.userId, now })
  },

  '/tp5/api/ExchangeShop/OnlineSeckill/successPage': async (input, { db, user: { userId } }) => {
    const order = await findOrder(db, { userId, orderSn: input.order_sn })
    const itemId = await itemOfOrder(db, userId, order.orderSn)
    const found = (await itemsIn(db, [itemId])).get(itemId)
    const { title, image, tint } = order.lines[0]
    const state = stateOfOrder(order.state)
    return {
      order_sn: order.orderSn,
      ...{ title, image, tint, state },
      state_text: { unpaid: '抢到了，等您付款', paid: '抢到了', over: '订单已经取消' }[state],
      price: priceOf(order),
      usual: found ? usualPrice(found.goods.ways, order) : null,
      pay_until: state === 'unpaid' && order.deadlineAt ? replyTime(order.deadlineAt) : null,
      session: found ? hourOf(found.session) : '',
      machine: found?.goods.machine ?? null,
    }
  },

  '/tp5/api/ExchangeShop/OnlineSeckill/log': ({ cursor }, { db, user: { userId } }) =>
    logOf(db, userId, cursor),

  '/activity/GoodsActivity/messageSubscribe': async (input, { db, user: { userId }, now }) => {
    await askForReminder(db, { sessionId: input.sale_id, userId, now })
    return { reminded: 1 }
  },

  '/tp5/api/GoodsActivity/setScheduleTipRead': async (input, { db, user: { userId }, now }) => {
    await readTip(db, { sessionId: input.sale_id, userId, now })
    return {}
  },

  '/activity/GoodsActivity/messageUnsubscribe': async (input, { db, user: { userId } }) => {
    await dropReminder(db, { sessionId: input.sale_id, userId })
    return { reminded: 0 }
  },
}

const over = ['cancelled', 'refunded']
const stateOfOrder = (state: string) => {
  if (state === 'unpaid') return 'unpaid'
  return over.includes(state) ? 'over' : 'paid'
}
