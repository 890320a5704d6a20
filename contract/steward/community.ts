import { z } from 'zod'
import { get } from '../call'
import { cursor, empty, id, maybeText, paged, time } from '../fields'
import { sales, village } from './shapes'

const standing = {
  machines: z.number(),
  online: z.number(),
  offline: z.number(),
  fault: z.number(),
  low: z.number().describe('machines of which something is sold out or nearly so'),
}

const people = {
  residents: z.number().describe('confirmed'),
  asked: z.number().describe('who waits to be confirmed'),
}

const machine = z.object({
  machine_id: z.number(),
  machine_sn: z.string(),
  name: z.string(),
  village: z.string(),
  address: z.string(),
  state: z.enum(['online', 'offline', 'fault']),
  state_text: z.string(),
  trouble: z.string().describe('what is wrong, in words; empty where nothing is'),
  stock_text: z.string().describe('how much is left, in words'),
  faults: z.number().describe('reported and not mended yet'),
  last_seen_at: time.nullable(),
})

export const communityCalls = {
  '/tp5/api/Housekeep/machineStatistical': get({
    summary:
      'My villages: how their machines stand, what they sold today and this month, who waits',
    access: 'steward',
    of: ['machines', 'orders', 'village', 'upkeep'],
    in: empty,
    out: z.object({
      ...standing,
      ...people,
      today: sales,
      month: sales,
      villages: z.array(
        z.object({ village: z.string(), ...standing, ...people, today: sales, month: sales }),
      ),
      as_of: time,
    }),
  }),
  '/tp5/api/Housekeep/monitor': get({
    summary: 'How each machine of my villages stands at this moment, what is wrong first',
    access: 'steward',
    of: ['machines', 'orders', 'upkeep'],
    in: z.object({ village: village.optional().describe('without it all of mine') }),
    out: z.object({
      ...standing,
      list: z.array(machine).describe('no more than 200'),
      villages: z.array(z.string()).describe('all of mine'),
      as_of: time,
    }),
  }),
  '/tp5/api/Housekeep/machines': get({
    summary: 'The machines of my villages with what each sold this month',
    access: 'steward',
    of: ['machines', 'orders', 'upkeep'],
    in: z.object({ cursor, keyword: maybeText(40, '搜索词').optional() }),
    out: paged(machine.extend({ month: sales })),
  }),
  '/tp5/api/Housekeep/machine': get({
    summary: 'One of them: what lies in it, what is being mended, what it sold',
    access: 'steward',
    of: ['machines', 'orders', 'upkeep'],
    in: z.object({ machine_id: id }),
    out: machine.extend({
      today: sales,
      month: sales,
      slots: z.array(
        z.object({
          slot_no: z.string(),
          title: z.string(),
          stock: z.number(),
          capacity: z.number(),
          words: z.string(),
        }),
      ),
      mending: z.array(
        z.object({
          fault_id: z.number(),
          title: z.string(),
          slot_no: z.string().describe('empty where it is about the machine'),
          state_text: z.string(),
          opened_at: time,
          due_at: time,
        }),
      ),
    }),
  }),
  '/tp5/api/Housekeep/rules': get({
    summary: 'What a steward does, may see and earns',
    access: 'steward',
    of: [],
    in: empty,
    out: z.object({
      parts: z.array(z.object({ title: z.string(), lines: z.array(z.string()) })),
    }),
  }),
}
