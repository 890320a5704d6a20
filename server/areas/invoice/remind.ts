import { remind } from '@server/areas/message/message'
import type { Db } from '@server/database/database'
import type { Invoice } from './invoices'

interface Decided {
  issued: boolean
  reason: string
  at: Date
}

/** Tells who asked what became of it. */
export const remindOfInvoice = (
  tx: Db,
  { userId, invoiceNo, orderSn, goods }: Invoice,
  { at, ...decided }: Decided,
) =>
  remind(tx, {
    ...{ userId, kind: 'invoice', about: invoiceNo, at },
    facts: { order_sn: orderSn, goods, ...decided },
  })
