import { asc, eq, or, and, lt } from 'drizzle-orm'
import { keptColumn, moneyKept } from '@server/areas/payment/payment'
import type { DeskCase, DeskContext } from '@server/call/desk-case'
import { Refusal } from '@server/call/refusal'
import { yuanSign } from '@server/money'
import { openAddressee } from './addressee'
import { type Invoice, lockInvoice, moveInvoice } from './invoices'
import { remindOfInvoice } from './remind'
import { states } from './states'
import { invoices } from './tables'

const kinds = { person: '个人', company: '企业' } as const

/** More was paid back than it says: it has to be reddened at the tax office. */
const isShort = and(
  eq(invoices.state, 'issued'),
  lt(keptColumn(invoices.userId, invoices.orderSn), invoices.amount),
)

const lineOf = ({ state, kind, amount, goods }: Invoice) =>
  `${state === 'issued' ? '[冲红]' : '[开票]'}  ${kinds[kind]}  ${yuanSign(amount)}  ${goods}`

const numberOf = (note: string) => {
  const number = note.replace(/\s/g, '')
  if (!/^(\d{8}|\d{20})$/.test(number))
    throw new Refusal('invalid', '发票号码是 8 位或 20 位数字，写在 --note 里')
  return number
}

async function facts({ db, config }: DeskContext, invoice: Invoice) {
  const { userId, orderSn, kind, amount, goods, state, number, addressee } = invoice
  const { title, taxNumber, email } = openAddressee(config.dataKey, userId, addressee)
  const all: readonly (readonly [string, string])[] = [
    ['状态', states.of(state).text],
    [
      '要做的',
      state === 'requested'
        ? '开好后用 settle --note 登记号码'
        : '冲红后用 settle --note 登记红字号码',
    ],
    ['抬头', `${kinds[kind]}  ${title}`],
    ['税号', taxNumber],
    ['邮箱', email],
    ['商品', goods],
    ['金额', yuanSign(amount)],
    ['现在没退的', yuanSign(await moneyKept(db, { userId, orderSn }))],
    ['订单', orderSn],
    ['发票号码', number],
  ]
  return all.filter(([, value]) => value !== '')
}

/** Invoices to be made out at the tax office, and those that a refund has made too large. */
export const invoiceCase: DeskCase = {
  title: '发票',
  hours: 72,

  async list({ db }) {
    const rows = await db
      .select()
      .from(invoices)
      .where(or(eq(invoices.state, 'requested'), isShort))
      .orderBy(asc(invoices.createdAt))
    return rows.map((row) => ({ id: row.invoiceNo, since: row.createdAt, line: lineOf(row) }))
  },

  async show(context, id) {
    const invoice = await lockInvoice(context.db, id)
    return { since: invoice.createdAt, facts: await facts(context, invoice), pictures: [] }
  },

  approve() {
    throw new Refusal('invalid', '发票要登记号码：开好后用 settle --note 发票号码')
  },

  async refuse({ db, now }, id, reason) {
    const invoice = await lockInvoice(db, id)
    await moveInvoice(db, invoice, 'refused', { reason, endedAt: now })
    await remindOfInvoice(db, invoice, { issued: false, reason, at: now })
  },

  async settle({ db, now }, id, note) {
    const invoice = await lockInvoice(db, id)
    const number = numberOf(note)
    if (invoice.state === 'requested') {
      await moveInvoice(db, invoice, 'issued', { number, issuedAt: now })
      return remindOfInvoice(db, invoice, { issued: true, reason: '', at: now })
    }
    if ((await moneyKept(db, invoice)) >= invoice.amount)
      throw new Refusal('invoiceMoved', '这张发票没有退款，不用冲红')
    await moveInvoice(db, invoice, 'reddened', { redNumber: number, endedAt: now })
  },
}
