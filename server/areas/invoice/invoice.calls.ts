import { and, desc, eq, lt } from 'drizzle-orm'
import type { invoiceCalls } from '@contract/invoice'
import { findOrder } from '@server/areas/order/order'
import { moneyKept } from '@server/areas/payment/payment'
import { page, readCursor, textLike, writeCursor } from '@server/call/cursor'
import type { HandlersOf } from '@server/call/handler'
import { invoiceOf, lockInvoice, moveInvoice, requestInvoice, whyNot } from './invoices'
import { presentInvoice, presentTitle } from './present'
import { invoices } from './tables'

const pageSize = 20
const place = [textLike(/^LF\d{18,24}$/)]

export const invoiceHandlers: HandlersOf<typeof invoiceCalls> = {
  '/tp5/api/Invoice/ask': async ({ order_sn: orderSn }, { db, user: { userId }, config }) => {
    const which = { userId, orderSn }
    await findOrder(db, which)
    const amount = await moneyKept(db, which)
    const invoice = await invoiceOf(db, which)
    const [former] = await db
      .select()
      .from(invoices)
      .where(eq(invoices.userId, userId))
      .orderBy(desc(invoices.invoiceNo))
      .limit(1)
    return {
      amount,
      why_not: await whyNot(db, which, amount),
      invoice: invoice ? presentInvoice(config.dataKey, invoice) : null,
      former: former ? presentTitle(config.dataKey, former) : null,
    }
  },

  '/tp5/api/Invoice/lists': async ({ cursor }, { db, user, config }) => {
    const [before] = cursor ? readCursor('invoices', cursor, place) : []
    const rows = await db
      .select()
      .from(invoices)
      .where(
        and(
          eq(invoices.userId, user.userId),
          before === undefined ? undefined : lt(invoices.invoiceNo, String(before)),
        ),
      )
      .orderBy(desc(invoices.invoiceNo))
      .limit(pageSize + 1)
    const { list, next } = page(rows, pageSize, ({ invoiceNo }) =>
      writeCursor('invoices', [invoiceNo]),
    )
    return { list: list.map((row) => presentInvoice(config.dataKey, row)), next }
  },

  '/tp5/api/Invoice/request': async (wish, { db, user, config, now }) => {
    const which = { userId: user.userId, orderSn: wish.order_sn }
    const { invoiceNo } = await requestInvoice(db, { ...which, wish, key: config.dataKey, now })
    return { invoice_no: invoiceNo }
  },

  '/tp5/api/Invoice/cancel': async ({ invoice_no: invoiceNo }, { db, user, now }) => {
    const invoice = await lockInvoice(db, invoiceNo, user.userId)
    await moveInvoice(db, invoice, 'cancelled', { endedAt: now })
    return { invoice_no: invoiceNo }
  },
}
