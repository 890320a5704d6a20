import type { Out } from '@contract/api'

/** What the server gave to confirm a transfer with. */
export type Confirming = NonNullable<Out<'/user/Center/getWithdrawDetail'>['confirm']>

/** As the phone tells it; what was paid only the server knows. */
export type ConfirmOutcome = 'asked' | 'cancelled' | 'failed'
