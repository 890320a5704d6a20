import { and, eq, inArray } from 'drizzle-orm'
import { lockOrder, type Order } from '@server/areas/order/order'
import type { Db } from '@server/database/database'
import { Refusal } from '@server/call/refusal'
import type { PayWay, Prepaid } from '@server/providers/payment/payment'
import { newNumber } from './numbers'
import { closePayments } from './payment'
import { keepOf, lockPayment, movePayment, type Payment } from './payments'
import { standingOf, waitsUntil } from './standing'
import { underWay } from './states'
import { payments } from './tables'

/** When the provider is first asked what became of a payment that nobody has told us about. */
const firstCheckSeconds = 15

export interface Wish {
  userId: string
  orderSn: string
  way: PayWay
  now: Date
}

/** The payment of this order and way that is under way, or a new one; any other way is given up. */
export async function beginPayment(tx: Db, wish: Wish) {
  const { userId, orderSn, way, now } = wish
  const order = await lockOrder(tx, { userId, orderSn })
  const reason = reasonAgainst(order, now)
  if (reason) throw reason
  const [known] = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.userId, userId),
        eq(payments.orderSn, orderSn),
        eq(payments.way, way),
        inArray(payments.state, [...underWay]),
      ),
    )
  if (known) return { order, payment: known }
  await closePayments(tx, { userId, orderSn, at: now })
  const [payment] = await tx
    .insert(payments)
    .values({
      paymentNo: newNumber('P', now),
      userId,
      orderSn,
      amount: order.money,
      way,
      state: 'created',
      createdAt: now,
      expiresAt: order.deadlineAt ?? now,
      checkAt: new Date(now.getTime() + firstCheckSeconds * 1000),
    })
    .returning()
  return { order, payment: payment! }
}

function reasonAgainst(order: Order, now: Date): Refusal | null {
  const standing = standingOf(order)
  const expiresAt = waitsUntil(order)
  if (standing === 'cancelled') return new Refusal('orderMoved', '订单已取消，请重新下单')
  if (standing === 'settled') return new Refusal('orderMoved', '这个订单已经付过款了')
  return expiresAt && expiresAt <= now
    ? new Refusal('orderMoved', '付款时间已过，请重新下单')
    : null
}

interface Answered {
  prepaid: Prepaid
  /** Sealed; null where the provider does not ask who pays. */
  payer: Buffer | null
  at: Date
}

/** Keeps what the provider gave, unless the payment ended while it was asked. */
export async function keepPrepaid(tx: Db, paymentNo: string, { prepaid, payer, at }: Answered) {
  const payment = await lockPayment(tx, paymentNo)
  if (payment.state === 'created') await movePayment(tx, payment, 'paying', { prepaid, payer })
  else await keepOf(tx, payment, { payer })
  if (payment.state === 'closed') await closeAgain(tx, payment, at)
  return payment.state
}

/** The provider may have been told to close it before it knew it. */
const closeAgain = (tx: Db, { paymentNo }: Payment, at: Date) =>
  tx.update(payments).set({ checkAt: at, closedAt: at }).where(eq(payments.paymentNo, paymentNo))
