import { invoiceCalls } from '@contract/invoice'
import { defineArea } from '../area'
import { invoiceCase } from './desk'
import { invoiceHandlers } from './invoice.calls'
import { invoiceLeaving } from './leaving'
import { invoiceSeals } from './seals'
import { invoiceTelling } from './telling'

export const invoiceArea = defineArea({
  name: 'invoice',
  calls: invoiceCalls,
  handlers: invoiceHandlers,
  leaving: invoiceLeaving,
  seals: invoiceSeals,
  telling: invoiceTelling,
  desk: { invoice: invoiceCase },
})
