import type { invoiceStates } from '@contract/invoice'
import { Refusal } from '@server/call/refusal'
import { defineStates } from '@server/call/states'

export type InvoiceState = (typeof invoiceStates)[number]

interface StateRule {
  text: string
  /** What happens next, for who asked. */
  hint: string
  next: readonly InvoiceState[]
  cancellable?: true
}

/** From the request to its end: a table of the allowed moves. */
export const states = defineStates<InvoiceState, StateRule>(
  {
    requested: {
      text: '等待开票',
      hint: '3 个工作日内开好，电子发票发到您的邮箱',
      next: ['issued', 'refused', 'cancelled'],
      cancellable: true,
    },
    issued: {
      text: '已开票',
      hint: '电子发票已发到您的邮箱，没收到请联系客服',
      next: ['reddened'],
    },
    reddened: { text: '已冲红', hint: '退款后原发票作废，还有没退的可以再开一张', next: [] },
    refused: { text: '没有开成', hint: '改好以后可以再申请', next: [] },
    cancelled: { text: '已撤回', hint: '需要时可以再申请', next: [] },
  },
  (is, would) =>
    new Refusal('invoiceMoved', `这张发票${is.text}，不能改为${would?.text ?? '这个状态'}`),
)

/** No second one is asked for beside one of these. */
export const standing: readonly InvoiceState[] = ['requested', 'issued']
