import { z } from 'zod'
import { get, post } from '../call'
import { cursor, flag, maybeLines, maybeText, paged, time } from '../fields'
import { doneAt, ofMachine, pictureIds, pictures, place, workId } from './shapes'

export const upkeepKinds = ['clean', 'check', 'dust', 'other'] as const
export type UpkeepKind = (typeof upkeepKinds)[number]
const kind = z.enum(upkeepKinds, { error: '没有这种维护' })

const due = z.object({
  kind,
  title: z.string(),
  last_at: time.nullable(),
  due_at: time.nullable().describe('null where it has no date of its own'),
  late: flag,
})

const record = z.object({
  record_id: z.number(),
  kind,
  title: z.string(),
  note: z.string(),
  by: z.string(),
  pictures,
  done_at: time,
  noted_at: time,
})

export const upkeepCalls = {
  '/tp5/api/OperationManage/lists': get({
    summary: 'The machines that I see to, and what of them wants to be seen to',
    access: 'maintainer',
    of: ['upkeep', 'machines'],
    in: z.object({ cursor, keyword: maybeText(20, '搜索词').optional() }),
    out: paged(
      place.extend({
        machine_id: z.number(),
        open_faults: z.number(),
        last_at: time.nullable().describe('when somebody did something there last'),
        late: z.number().describe('kinds of upkeep that are overdue'),
      }),
    ),
  }),
  '/tp5/api/OperationMaintain/lists': get({
    summary: 'What was done to keep a machine in order, the newest first, and what is due',
    access: 'maintainer',
    of: ['upkeep', 'machines'],
    in: z.object({ ...ofMachine, cursor }),
    out: paged(record).extend({ machine: place, due: z.array(due) }),
  }),
  '/tp5/api/OperationMaintain/add': post({
    summary: 'I have done something to keep a machine in order',
    access: 'maintainer',
    once: true,
    touches: ['upkeep', 'machines'],
    in: z.object({
      ...ofMachine,
      work_id: workId,
      kind,
      note: maybeLines(200, '备注').optional(),
      picture_ids: pictureIds.optional(),
      done_at: doneAt,
    }),
    out: z.object({ record_id: z.number() }),
  }),
}
