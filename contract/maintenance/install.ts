import { z } from 'zod'
import { get, post } from '../call'
import { cursor, flag, id, lines, maybeLines, paged, time, whole } from '../fields'
import { doneAt, pictureIds, pictures, place, workId } from './shapes'

export const installKinds = ['new', 'replace'] as const
export type InstallKind = (typeof installKinds)[number]

export const installStates = [
  'planned',
  'underway',
  'installing',
  'auditing',
  'returned',
  'live',
] as const
export type InstallState = (typeof installStates)[number]
const state = z.enum(installStates, { error: '没有这样的装机状态' })

const row = place.extend({
  install_id: z.number(),
  kind: z.enum(installKinds),
  kind_text: z.string(),
  state,
  state_text: z.string(),
  due_at: time,
  late: flag.describe('it should have been done by now'),
  done: z.number().describe('of so many steps'),
  steps: z.number(),
  installer: z.string().describe('what they are called; empty before somebody has set off'),
  mine: flag,
})

const step = z.object({
  step: z.string(),
  title: z.string(),
  text: z.string().describe('what is to be done'),
  photos: z.number().describe('so many pictures at least'),
  shots: z.string().describe('what they have to show; empty where none are wanted'),
  reading: z
    .object({ name: z.string(), unit: z.string(), least: z.number(), most: z.number() })
    .nullable(),
  done_at: time.nullable(),
  value: z.number().nullable().describe('what was read'),
  note: z.string(),
  pictures,
  redo: flag.describe('whoever audited it wants it done again'),
})

const install = row.extend({
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  note: z.string().describe('what whoever planned it wants to be known'),
  next: z.string().describe('the step that is to be done now; empty where there is none'),
  list: z.array(step),
  audits: z.array(
    z.object({
      passed: flag,
      reason: z.string(),
      by: z.string(),
      at: time,
      redo: z.array(z.string()),
    }),
  ),
})

const which = z.object({ install_id: id })

export const installCalls = {
  '/tp5/api/OperationInstall/lists': get({
    summary: 'What is to be put up, or is being put up, where I see to machines; the soonest first',
    access: 'maintainer',
    of: ['upkeep', 'machines'],
    in: z.object({ cursor, state: state.optional() }),
    out: paged(row),
  }),
  '/tp5/api/OperationInstall/detail': get({
    summary: 'One of them with its steps, and what was said of them',
    access: 'maintainer',
    of: ['upkeep', 'machines'],
    in: which,
    out: install,
  }),
  '/tp5/api/OperationInstall/add': post({
    summary: 'I have done a step of putting up a machine; the first one makes the work mine',
    access: 'maintainer',
    once: true,
    touches: ['upkeep', 'machines'],
    in: which.extend({
      work_id: workId,
      step: z.string().regex(/^[a-z]{2,20}$/, '没有这一步'),
      reading: whole.optional(),
      note: maybeLines(200, '备注').optional(),
      picture_ids: pictureIds.optional(),
      done_at: doneAt,
    }),
    out: install,
  }),
}

export const auditCalls = {
  '/tp5/api/OperationAudit/lists': get({
    summary: 'What others have put up where I see to machines, and what became of it',
    access: 'maintainer',
    of: ['upkeep', 'machines'],
    in: z.object({ cursor, done: flag.optional().describe('1: those that were decided') }),
    out: paged(row.extend({ submitted_at: time })),
  }),
  '/tp5/api/OperationAudit/detail': get({
    summary: 'One of them, step by step, with its pictures',
    access: 'maintainer',
    of: ['upkeep', 'machines'],
    in: which,
    out: install.extend({
      why_not: z.string().describe('why I may not decide on it; empty where I may'),
    }),
  }),
  '/tp5/api/OperationAudit/audit': post({
    summary: 'What somebody else has put up is good, or which steps are to be done again and why',
    access: 'maintainer',
    once: true,
    touches: ['upkeep', 'machines'],
    in: which.extend({
      pass: flag,
      reason: lines(200, '原因').optional().describe('where it is not good'),
      redo: z
        .string()
        .regex(/^[a-z]{2,20}(,[a-z]{2,20}){0,9}$/, '请选择要重做的步骤')
        .transform((value) => [...new Set(value.split(','))])
        .optional()
        .describe('steps, with commas between'),
    }),
    out: install,
  }),
}
