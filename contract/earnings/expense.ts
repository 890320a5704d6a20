import { z } from 'zod'
import { get } from '../call'
import { cursor, day, paged, time } from '../fields'
import { sellers } from '../order'

/** What money goes out for; what comes back counts against it. */
export const expenseKinds = ['order', 'refund', 'fee', 'takenBack'] as const

const span = { start_time: day.optional(), end_time: day.optional() }

export const expenseCalls = {
  '/tp5/api/UserFee/feeTotal': get({
    summary: 'What I spent in the chosen days, in all and by kind',
    access: 'user',
    of: ['earnings', 'orders'],
    in: z.object(span),
    out: z.object({
      outgo: z.number().describe('in cents, less what came back'),
      kinds: z.array(
        z.object({ kind: z.enum(expenseKinds), text: z.string(), amount: z.number() }),
      ),
    }),
  }),
  '/tp5/api/UserFee/feeLists': get({
    summary: 'What I spent in the chosen days, the newest first',
    access: 'user',
    of: ['earnings', 'orders'],
    in: z.object({ cursor, ...span }),
    out: paged(
      z.object({
        entry_id: z.string(),
        kind: z.enum(expenseKinds),
        kind_text: z.string(),
        title: z.string(),
        amount: z.number().describe('negative went out, positive came back; in cents'),
        order_sn: z.string().describe('empty where no order stands behind it'),
        seller: z.enum([...sellers, '']).describe('whose order that is'),
        withdrawal_no: z.string(),
        income_id: z.string(),
        at: time,
      }),
    ),
  }),
}
