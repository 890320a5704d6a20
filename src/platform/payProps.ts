import type { Out } from '@contract/api'

/** What the server gave to open a payment with. */
export type Opening = Pick<Out<'/tp5/api/OrderPay/gateway'>, 'sheet' | 'url'>

/** As the phone tells it; what really came in only the server knows. */
export type PayOutcome = 'asked' | 'cancelled' | 'failed'
