import { endOfDayAfter } from '@server/calendar'
import type { Db } from '@server/database/database'
import { Refusal } from '@server/call/refusal'
import { type Book, findRecipient } from '@server/areas/address/address'
import { flows, writeOrder } from '@server/areas/order/order'
import { holdings } from './tables'
import { takeCodes } from './digital-codes'
import type { Holding } from './give'
import { actionsOf, findHolding, isHolding, lockHolding } from './held'

interface Wish {
  holdingId: string
  addressId: number | null
  now: Date
}

/** The right, where it may be received now. */
export async function receivable(db: Db, userId: string, holdingId: string, now: Date) {
  const { right, packet } = await pair(db, userId, holdingId, findHolding)
  refuse(right, packet, now)
  return right
}

/** The packet before its right: whoever accepts a packet locks them in that order too. */
async function pair(db: Db, userId: string, holdingId: string, read: typeof findHolding) {
  const { parentId } = await findHolding(db, userId, holdingId)
  if (!parentId) throw new Refusal('notFound', '没有找到这项权益')
  const packet = await read(db, userId, parentId)
  return { packet, right: await read(db, userId, holdingId) }
}

function refuse(right: Holding, packet: Holding, now: Date) {
  if (!actionsOf(right, [], now).includes('receive')) {
    throw new Refusal('notUsable', whyNot(right, now))
  }
  if (packet.state === 'offered') throw new Refusal('notUsable', '礼包正在转赠，先收回再领取')
}

function whyNot({ state, startsAt }: Holding, now: Date) {
  if (state === 'given') return '这项权益已随礼包转赠'
  if (state === 'expired') return '权益已过期'
  if (state !== 'waiting') return '这项权益已经领过了'
  return startsAt > now ? '会员还没有开始，到时再来领取' : '权益已过期'
}

/** What a right becomes when it is received: usable at once, or a parcel on its way. */
export async function receiveRight(tx: Db, book: Book, wish: Wish) {
  const { userId } = book
  const { holdingId, now } = wish
  const { right, packet } = await pair(tx, userId, holdingId, lockHolding)
  refuse(right, packet, now)
  const { goodsId, rightKey, facts } = right
  const { valid_days: days } = facts.worth
  const received: Partial<Holding> = { receivedAt: now }
  let orderSn = ''
  if (facts.right === 'goods') {
    if (wish.addressId === null) throw new Refusal('addressNeeded')
    const address = await findRecipient(book, wish.addressId)
    orderSn = await orderParcel(tx, right, address, now)
    // Its days stay those of the packet: it may wait again.
    Object.assign(received, { state: 'used', usedAt: now, usesLeft: 0, orderSn })
  } else {
    const lasting = days > 0 && { expiresAt: endOfDayAfter(now, days) }
    Object.assign(received, { state: 'usable', startsAt: now, ...lasting })
  }
  if (facts.right === 'digital') {
    const [code] = await takeCodes(tx, { goodsId, rightKey, holdingIds: [holdingId] })
    received.secret = code!
  }
  await tx.update(holdings).set(received).where(isHolding(userId, holdingId))
  return { holding_id: holdingId, order_sn: orderSn }
}

type Address = Awaited<ReturnType<typeof findRecipient>>

/** The order of a parcel that was paid for with its packet. */
async function orderParcel(tx: Db, right: Holding, address: Address, now: Date): Promise<string> {
  const { userId, goodsId, title, image, tint } = right
  const { orderSn } = await writeOrder(tx, {
    ...{ userId, seller: 'shop', flow: 'parcel', kind: 'goods', state: flows.settled.parcel },
    ...address,
    note: '礼包权益',
    createdAt: now,
    paidAt: now,
    lines: [{ item: String(goodsId), title, image, tint, number: 1 }],
  })
  return orderSn
}
