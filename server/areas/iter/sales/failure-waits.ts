import type { Waits } from '../../waiting'
import { listFailures } from './list-failures'
import { scopeOf } from './scope'

/** Sales that went wrong at the machines that somebody runs, until they say how it ended. */
export const failureWaits: Waits = {
  kind: 'failures',
  role: 'operator',
  link: '/iter/failOrder',
  async read({ db, userId, now }, most) {
    const scope = await scopeOf({ db, user: { userId }, now })
    const { list, open: count } = await listFailures(scope, { open: '1' })
    return {
      count,
      first: list.slice(0, most).map((sale) => ({
        key: sale.order_sn,
        title: `${sale.machine_name} ${sale.title} ${sale.outcome_text}`,
        note: `${sale.slot_no} · ${sale.order_sn}`,
        urgency: sale.outcome === 'unknown' ? ('soon' as const) : ('calm' as const),
        dueAt: null,
        link: `/iter/failOrder/orderDetail?order_sn=${sale.order_sn}`,
      })),
    }
  },
}
