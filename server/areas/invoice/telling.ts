import type { Telling } from '../telling'
import { openAddressee } from './addressee'

export const invoiceTelling: Telling = {
  invoices: {
    title: '发票',
    of: 'user_id',
    columns: [
      ...['invoice_no', 'order_sn', 'kind', 'goods', 'amount', 'state', 'number', 'red_number'],
      ...['reason', 'created_at', 'issued_at', 'ended_at'],
    ],
    opened: {
      addressee: ({ addressee }, { config, userId }) =>
        openAddressee(config.dataKey, userId, addressee as Buffer | null),
    },
  },
}
