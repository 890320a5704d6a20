import { asc, eq } from 'drizzle-orm'
import { uuid } from '@contract/fields'
import { openRecipient } from '@server/areas/address/address'
import { Refusal } from '@server/call/refusal'
import type { DeskCase, DeskContext } from '@server/call/desk-case'
import type { Db } from '@server/database/database'
import type { Ports } from '../area'
import { findOrder, lockOrder } from './find-order'
import { keepOrder } from './move-order'
import { remindOfWish } from './remind'
import { orderWishes } from './tables'
import { endWish, type Wish, wishTexts } from './wishes'

const meanings: Record<Wish['kind'], string> = {
  cancel: '取消订单，退回全部',
  address: '改寄到新地址，继续打包',
}

const states: Record<Wish['state'], string> = {
  waiting: '等答复',
  agreed: '已同意',
  refused: '没有同意',
}

async function find(db: Db, id: string): Promise<Wish> {
  const [wish] = uuid.safeParse(id).success
    ? await db.select().from(orderWishes).where(eq(orderWishes.wishId, id))
    : []
  if (!wish) throw new Refusal('notFound', '没有找到这个请求')
  return wish
}

/** Held with its order: of two who answer at the same moment the second is refused. */
async function lockWish(tx: Db, id: string) {
  const order = await lockOrder(tx, await find(tx, id))
  const wish = await find(tx, id)
  if (wish.state !== 'waiting') throw new Refusal('orderMoved', '这个请求已经答复过了')
  return { order, wish }
}

function placeOf({ config }: DeskContext, { userId, recipient, ...wish }: Wish) {
  if (!recipient) return []
  const { name, phone, detail } = openRecipient(config.dataKey, userId, recipient)
  const { province, city, district } = wish
  return [['新地址', `${name} ${phone} ${province}${city}${district}${detail}`] as const]
}

async function agree(orders: Ports['orders'], { db, now: at }: DeskContext, id: string) {
  const { order, wish } = await lockWish(db, id)
  const { province, city, district, recipient } = wish
  if (wish.kind === 'cancel') await orders.cancel(db, order, { reason: 'user', at })
  else await keepOrder(db, order, { province, city, district, recipient })
  await remindOfWish(db, order, await endWish(db, wish, { state: 'agreed', at }), at)
}

/** An order that is being packed is cancelled or sent elsewhere by a person alone. */
export const wishCase = ({ orders }: Ports): DeskCase => ({
  title: '打包中的请求',
  hours: 24,

  async list({ db }) {
    const wishes = await db
      .select()
      .from(orderWishes)
      .where(eq(orderWishes.state, 'waiting'))
      .orderBy(asc(orderWishes.wishId))
    return wishes.map(({ wishId, createdAt, kind, orderSn }) => ({
      id: wishId,
      since: createdAt,
      line: `${wishTexts[kind].name}  ${orderSn}`,
    }))
  },

  async show(context, id) {
    const wish = await find(context.db, id)
    const order = await findOrder(context.db, wish)
    const { title, number } = order.lines[0]
    return {
      since: wish.createdAt,
      facts: [
        ['请求', wishTexts[wish.kind].name],
        ['状态', states[wish.state]],
        ['通过意味着', meanings[wish.kind]],
        ['订单', `${wish.orderSn} ${orders.stateText(order)}`],
        ['商品', `${title} ×${number}`],
        ['账号', wish.userId],
        ...placeOf(context, wish),
      ],
      pictures: [],
    }
  },

  async amount({ db }, id) {
    const wish = await find(db, id)
    return wish.kind === 'cancel' ? (await findOrder(db, wish)).money : 0
  },

  approve: (context, id) => agree(orders, context, id),

  async refuse({ db, now: at }, id, answer) {
    const { order, wish } = await lockWish(db, id)
    await remindOfWish(db, order, await endWish(db, wish, { state: 'refused', answer, at }), at)
  },
})
