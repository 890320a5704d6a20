import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Parsed } from '@contract/api'
import { lockOrder, type Order } from '@server/areas/order/order'
import { moneyKept } from '@server/areas/payment/payment'
import { Refusal } from '@server/call/refusal'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { newNumber } from '@server/database/numbers'
import { sealAddressee } from './addressee'
import { type InvoiceState, standing, states } from './states'
import { invoices } from './tables'

export type Invoice = typeof invoices.$inferSelect

interface Of {
  userId: string
  orderSn: string
}

const isOf = ({ userId, orderSn }: Of) =>
  and(eq(invoices.userId, userId), eq(invoices.orderSn, orderSn))

/** The one that stands, else the latest. */
export async function invoiceOf(db: Db, which: Of): Promise<Invoice | undefined> {
  const rows = await db.select().from(invoices).where(isOf(which)).orderBy(desc(invoices.invoiceNo))
  return rows.find(({ state }) => standing.includes(state)) ?? rows[0]
}

/** Why no invoice can be had; empty where one can. */
export async function whyNot(db: Db, which: Of, kept: number): Promise<string> {
  if (kept === 0) return '这个订单没有实付的钱，不能开发票'
  const open = await db.$count(invoices, and(isOf(which), inArray(invoices.state, [...standing])))
  return open > 0 ? '这个订单已经申请过发票' : ''
}

interface Asked extends Of {
  wish: Parsed<'/tp5/api/Invoice/request'>
  key: DataKey
  now: Date
}

/** For what was paid in money and has not gone back. The order is held, so that two do not meet. */
export async function requestInvoice(
  tx: Db,
  { wish, key, now, ...which }: Asked,
): Promise<Invoice> {
  const order = await lockOrder(tx, which)
  const amount = await moneyKept(tx, which)
  const refused = await whyNot(tx, which, amount)
  if (refused) throw new Refusal('notInvoiceable', refused)
  const { title, tax_number = '', email, kind } = wish
  const taxNumber = kind === 'company' ? tax_number : ''
  const [invoice] = await tx
    .insert(invoices)
    .values({
      ...which,
      invoiceNo: newNumber('invoice', now, 'invoice_serial'),
      kind,
      addressee: sealAddressee(key, which.userId, { title, taxNumber, email }),
      goods: goodsOf(order),
      amount,
      state: 'requested',
      createdAt: now,
    })
    .returning()
  return invoice!
}

const goodsOf = ({ lines }: Order) =>
  lines.map(({ title, number }) => `${title} ×${number}`).join('、')

/** Held until the transaction ends. */
export async function lockInvoice(tx: Db, invoiceNo: string, userId?: string): Promise<Invoice> {
  const [invoice] = await tx
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.invoiceNo, invoiceNo),
        userId === undefined ? undefined : eq(invoices.userId, userId),
      ),
    )
    .for('update')
  if (!invoice) throw new Refusal('notFound', '没有找到这张发票')
  return invoice
}

type Changed = Partial<Pick<Invoice, 'number' | 'redNumber' | 'reason' | 'issuedAt' | 'endedAt'>>

export async function moveInvoice(tx: Db, invoice: Invoice, to: InvoiceState, changed: Changed) {
  states.check(invoice.state, to)
  await tx
    .update(invoices)
    .set({ state: to, ...changed })
    .where(and(eq(invoices.userId, invoice.userId), eq(invoices.invoiceNo, invoice.invoiceNo)))
}
