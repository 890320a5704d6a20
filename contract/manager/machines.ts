import { z } from 'zod'
import { get } from '../call'
import { cursor, empty, id, maybeText, paged, time } from '../fields'
import { managed, shared, span } from './shapes'

export const machinesCalls = {
  '/tp5/api/MachineManager/list': get({
    summary: 'The machines of which I own a part, with what each sold in the chosen days',
    access: 'owner',
    of: ['machines', 'orders'],
    in: z.object({ cursor, keyword: maybeText(40, '搜索词').optional(), ...span }),
    out: paged(z.object({ ...managed, ...shared })),
  }),
  '/tp5/api/MachineManager/detail': get({
    summary: 'One of my machines: how it stands, what lies in its slots, what it sold',
    access: 'owner',
    of: ['machines', 'orders'],
    in: z.object({ machine_id: id, ...span }),
    out: z.object({
      ...managed,
      address: z.string(),
      last_seen_at: time.nullable(),
      fans: z.number().describe('people who came by it'),
      ...shared,
      slots: z.array(
        z.object({
          slot_no: z.string(),
          title: z.string(),
          image: z.string(),
          stock: z.number(),
          capacity: z.number(),
          state: z.enum(['ready', 'empty', 'stuck']),
        }),
      ),
    }),
  }),
  '/tp5/api/MachineManager/total': get({
    summary: 'All my machines together: how many work, and what they sold in the chosen days',
    access: 'owner',
    of: ['machines', 'orders'],
    in: z.object(span),
    out: z.object({
      machines: z.number(),
      online: z.number(),
      offline: z.number(),
      fault: z.number(),
      fans: z.number(),
      new_fans: z.number().describe('of them in the chosen days'),
      ...shared,
    }),
  }),
  '/tp5/api/Machine/lists': get({
    summary: 'My machines to choose one from',
    access: 'owner',
    of: ['machines'],
    in: empty,
    out: z.object({
      list: z.array(
        z.object({
          machine_id: z.number(),
          machine_sn: z.string(),
          name: z.string(),
          percent: z.number(),
        }),
      ),
    }),
  }),
}
