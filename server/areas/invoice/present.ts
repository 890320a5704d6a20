import type { Out } from '@contract/api'
import type { DataKey } from '@server/database/data-key'
import { openAddressee } from './addressee'
import type { Invoice } from './invoices'
import { states } from './states'

type Row = Out<'/tp5/api/Invoice/lists'>['list'][number]
type Title = NonNullable<Out<'/tp5/api/Invoice/ask'>['former']>

export function presentTitle(key: DataKey, { userId, kind, addressee }: Invoice): Title {
  const { title, taxNumber, email } = openAddressee(key, userId, addressee)
  return { kind, title, tax_number: taxNumber, email }
}

export function presentInvoice(key: DataKey, invoice: Invoice): Row {
  const { invoiceNo, orderSn, goods, amount, state, number, createdAt, issuedAt } = invoice
  const { text, hint, cancellable } = states.of(state)
  return {
    invoice_no: invoiceNo,
    order_sn: orderSn,
    ...presentTitle(key, invoice),
    ...{ goods, amount, state, number },
    state_text: text,
    hint: invoice.reason || hint,
    created_at: createdAt.toISOString(),
    issued_at: issuedAt && issuedAt.toISOString(),
    cancellable: cancellable ? 1 : 0,
  }
}
