export type PaymentState = 'created' | 'paying' | 'paid' | 'closed' | 'refunding' | 'refunded'

/**
 * What a payment may become. Money can come in at any time before it is there: before the provider
 * has answered us, and after we have given up waiting.
 */
const next: Record<PaymentState, readonly PaymentState[]> = {
  created: ['paying', 'paid', 'refunding', 'closed'],
  paying: ['paid', 'refunding', 'closed'],
  closed: ['paid', 'refunding'],
  paid: ['refunding'],
  refunding: ['refunded'],
  refunded: [],
}

export const mayBecome = (from: PaymentState, to: PaymentState) => next[from].includes(to)

/** Somebody may still be about to pay. */
export const underWay: readonly PaymentState[] = ['created', 'paying']
