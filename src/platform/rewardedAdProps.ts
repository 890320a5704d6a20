/** How an ad was left, as the phone tells it. */
export type AdOutcome = 'ended' | 'left' | 'failed'
