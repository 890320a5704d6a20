import { randomUUID } from 'node:crypto'
import type { Order } from '@server/areas/order/order'
import { cashierTrades } from '@server/database/cashier'
import type { Db } from '@server/database/database'
import { book } from './entries'
import { newNumber } from './numbers'
import { payments } from './tables'

/** An order of the demo was paid at our own cashier, which can give it back. */
export async function payForDemo(tx: Db, order: Order, at: Date): Promise<void> {
  const { userId, orderSn, money: amount, lines } = order
  const transactionId = `demo ${orderSn}`
  const [payment] = await tx
    .insert(payments)
    .values({
      ...{ paymentNo: newNumber('P', at), userId, orderSn, amount, transactionId },
      ...{ way: 'h5', state: 'paid', createdAt: at, expiresAt: at, paidAt: at },
    })
    .returning()
  const { paymentNo } = payment!
  await book(tx, { paymentNo, amount, at })
  await tx.insert(cashierTrades).values({
    ...{ tradeNo: paymentNo, token: randomUUID(), title: lines[0].title, amount, returnUrl: '' },
    ...{ state: 'paid', transactionId, expiresAt: at, paidAt: at },
  })
}
