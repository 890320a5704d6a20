import { defineStates } from '@server/call/states'

export type PaymentState = 'created' | 'paying' | 'paid' | 'closed' | 'refunding' | 'refunded'

/**
 * What a payment may become. Money can come in at any time before it is there: before the provider
 * has answered us, and after we have given up waiting.
 */
export const states = defineStates<PaymentState, { next: readonly PaymentState[] }>(
  {
    created: { next: ['paying', 'paid', 'refunding', 'closed'] },
    paying: { next: ['paid', 'refunding', 'closed'] },
    closed: { next: ['paid', 'refunding'] },
    paid: { next: ['refunding'] },
    refunding: { next: ['refunded'] },
    refunded: { next: [] },
  },
  (_is, _would, to) => new Error(`A payment never becomes ${to} from here`),
)

/** Somebody may still be about to pay. */
export const underWay: readonly PaymentState[] = ['created', 'paying']
