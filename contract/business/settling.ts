import { z } from 'zod'
import { get, post } from '../call'
import { month, monthDetail, monthRow, which } from './shapes'

const one = z.object({ ...which, month })

export const settlingCalls = {
  '/tp5/api/MachineBusiness/months': get({
    summary: 'The months of a contract of mine, the newest first',
    access: 'user',
    of: ['business', 'orders'],
    in: z.object(which),
    out: z.object({ machine_name: z.string(), list: z.array(monthRow) }),
  }),
  '/tp5/api/MachineBusiness/month': get({
    summary: 'One month of it: what was sold, what is divided and who gets what',
    access: 'user',
    of: ['business', 'orders'],
    in: one,
    out: monthDetail,
  }),
  '/tp5/api/MachineBusiness/settle': post({
    summary: 'Settles a month that is over: everybody has their part in their book, once',
    access: 'user',
    once: true,
    touches: ['business', 'earnings'],
    in: one,
    out: monthDetail,
  }),
}
