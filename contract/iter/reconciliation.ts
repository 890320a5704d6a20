import { z } from 'zod'
import { get } from '../call'
import { machineSn } from '../fields'

export const reconciliationCalls = {
  '/tp5/api/Slot/reconciliation': get({
    summary: 'Days of the last month on which counters of my machines and the books do not agree',
    access: 'operator',
    of: ['machines'],
    in: z.object({ machine_sn: machineSn.optional() }),
    out: z.object({
      checked: z.number().describe('how many days of slots were held against their counters'),
      differing: z.number().describe('how many of them do not agree'),
      newest: z.string().nullable().describe('the newest day that was checked; null: none yet'),
      orders: z
        .array(
          z.object({
            machine_sn: z.string(),
            name: z.string(),
            day: z.string(),
            order_sn: z.string(),
            kind: z.enum(['order', 'wallet', 'money']),
            expected: z.number().describe('pieces, points and gold together, or cents'),
            found: z.number(),
          }),
        )
        .describe('what came out, and its order or what was paid for it does not bear out'),
      list: z.array(
        z.object({
          machine_sn: z.string(),
          name: z.string(),
          day: z.string().describe('from four in the morning until four the next day'),
          slot_no: z.string(),
          title: z.string(),
          metered: z.number().describe('what the counter says came out'),
          booked: z.number().describe('what the book says, of sales, exchanges and tests'),
        }),
      ),
    }),
  }),
}
