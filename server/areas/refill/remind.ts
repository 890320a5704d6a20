import { remind } from '@server/areas/message/message'
import type { Order } from '@server/areas/order/order'
import type { Db } from '@server/database/database'

interface Decided {
  decided: 'cancelled' | 'repaid' | 'refused' | 'settled'
  cents?: number
  reason?: string
  at: Date
}

/** Tells an operator what the warehouse has decided about an order of theirs. */
export const remindOfDecision = (
  tx: Db,
  { userId, orderSn, lines }: Order,
  { decided, cents = 0, reason = '', at }: Decided,
) =>
  remind(tx, {
    ...{ userId, kind: 'refillDecided', about: `${orderSn} ${decided}`, at },
    facts: { order_sn: orderSn, goods: lines[0].title, decided, cents, reason },
  })
