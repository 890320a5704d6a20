import { z } from 'zod'
import { get } from '../call'
import { cursor, maybeText, paged, time } from '../fields'

const machineState = z.enum(['normal', 'low', 'fault', 'offline'])

export const fleetCalls = {
  '/tp5/api/Slot/index': get({
    summary: "The operator's own machines with their slots and state",
    access: 'operator',
    of: ['machines'],
    in: z.object({
      cursor,
      state: machineState.optional(),
      keyword: maybeText(40, '搜索词').optional(),
    }),
    out: paged(
      z.object({
        machine_id: z.number(),
        machine_sn: z.string(),
        name: z.string(),
        village: z.string(),
        state: machineState,
        temperature: z.number().nullable(),
        last_seen_at: time.nullable(),
        sold_today: z.number(),
        money_today: z.number().describe('in cents, less what went back today'),
        slots: z.array(
          z.object({
            slot_no: z.string(),
            title: z.string(),
            image: z.string(),
            stock: z.number(),
            capacity: z.number(),
            state: z.enum(['normal', 'low', 'empty', 'stuck']),
          }),
        ),
      }),
    ).extend({
      totals: z.object({
        online: z.number(),
        offline: z.number(),
        low_slots: z.number(),
        stuck_slots: z.number(),
      }),
    }),
  }),
}
