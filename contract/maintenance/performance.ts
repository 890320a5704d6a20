import { z } from 'zod'
import { get } from '../call'
import { cursor, flag, paged, time } from '../fields'

/** What counts as a piece of work. */
export const workKinds = ['install', 'audit', 'maintain', 'repair'] as const
export type WorkKind = (typeof workKinds)[number]
const kind = z.enum(workKinds, { error: '没有这种工作' })

const month = z
  .string()
  .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, '月份应为 年-月')
  .describe('2026-11')

const figures = z.object({
  done: z.number(),
  on_time: z.number(),
  rate: z.number().nullable().describe('in tenths of a per cent; null where nothing was done'),
})

export const performanceCalls = {
  '/tp5/api/operation/total': get({
    summary: 'How much I did in each of the last months, and how much of it in time',
    access: 'maintainer',
    of: ['upkeep'],
    in: z.object({}),
    out: z.object({
      months: z.array(figures.extend({ month: z.string() })).describe('the oldest first'),
      open: z.object({
        installs: z.number().describe('mine that are not finished'),
        faults: z.number(),
        late: z.number().describe('of both together'),
      }),
    }),
  }),
  '/tp5/api/operation/detail': get({
    summary: 'A month of mine by kind of work, with the time that each has',
    access: 'maintainer',
    of: ['upkeep'],
    in: z.object({ month }),
    out: figures.extend({
      kinds: z.array(
        figures.extend({ kind, title: z.string(), rule: z.string().describe('what is in time') }),
      ),
    }),
  }),
  '/tp5/api/operation/list': get({
    summary: 'What these figures count, the newest first',
    access: 'maintainer',
    of: ['upkeep'],
    in: z.object({ month, kind: kind.optional(), cursor }),
    out: paged(
      z.object({
        work_no: z.number(),
        kind,
        title: z.string(),
        machine_sn: z.string(),
        machine_name: z.string(),
        due_at: time.nullable(),
        done_at: time,
        on_time: flag,
      }),
    ),
  }),
}
