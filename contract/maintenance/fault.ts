import { z } from 'zod'
import { get, post } from '../call'
import { cursor, flag, id, maybeLines, maybeText, paged, time } from '../fields'
import { slotNo } from '../refill/warning'
import { doneAt, ofMachine, pictureIds, pictures, place, workId } from './shapes'

export const faultStates = [
  'open',
  'accepted',
  'waiting',
  'repaired',
  'confirmed',
  'dismissed',
] as const
export type FaultState = (typeof faultStates)[number]

export const faultActions = [
  'accept',
  'hand',
  'dismiss',
  'wait',
  'repair',
  'confirm',
  'reopen',
] as const
export type FaultAction = (typeof faultActions)[number]

export const faultSources = ['neighbour', 'staff', 'machine'] as const
export type FaultSource = (typeof faultSources)[number]

export const faultKinds = [
  'stuck',
  'nothing',
  'warm',
  'screen',
  'power',
  'offline',
  'broken',
  'other',
] as const
export type FaultKind = (typeof faultKinds)[number]
const kind = z.enum(faultKinds, { error: '没有这种故障' })

const action = z.enum(faultActions)

const row = place.extend({
  fault_id: z.number(),
  slot_no: z.string().describe('empty where it is about the machine'),
  kind,
  kind_text: z.string(),
  state: z.enum(faultStates),
  state_text: z.string(),
  words: z.string().describe('what the first who reported it said'),
  source: z.enum(faultSources),
  reports: z.number().describe('how often it was reported'),
  reopened: z.number().describe('how often it came back'),
  opened_at: time,
  due_at: time,
  repaired_at: time.nullable(),
  late: flag,
  stopped: flag.describe('the slot is not sold because of it'),
  actions: z.array(action).describe('what I may do now'),
})

const staffRow = row.extend({
  mender: z.string().describe('who has taken it on; empty before'),
  mine: flag,
})

const acted = z.object({
  action,
  text: z.string(),
  by: z.string(),
  words: z.string(),
  parts: z.string(),
  pictures,
  at: time,
})

const fault = staffRow.extend({
  list: z.array(acted).describe('what was done, the first first'),
  said: z
    .array(z.object({ source: z.enum(faultSources), words: z.string(), pictures, at: time }))
    .describe('who said what, the newest first; no more than twenty'),
})

export const faultCalls = {
  '/tp5/api/OperationFault/lists': get({
    summary:
      'What is wrong with the machines that I see to: what is open first, then what was mended',
    access: 'maintainer',
    of: ['upkeep', 'machines'],
    in: z.object({
      cursor,
      machine_sn: ofMachine.machine_sn.optional(),
      state: z.enum(faultStates, { error: '没有这样的状态' }).optional(),
    }),
    out: paged(staffRow).extend({
      totals: z.object({
        open: z.number(),
        accepted: z.number(),
        waiting: z.number(),
        repaired: z.number().describe('mended and not confirmed yet'),
      }),
    }),
  }),
  '/tp5/api/OperationFault/detail': get({
    summary: 'One of them with all that was said and done',
    access: 'maintainer',
    of: ['upkeep', 'machines'],
    in: z.object({ fault_id: id }),
    out: fault,
  }),
  '/tp5/api/OperationFault/repair': post({
    summary: 'Takes a fault on, passes it on, waits for parts, has mended it, or says it was none',
    access: 'maintainer',
    once: true,
    touches: ['upkeep', 'machines'],
    in: z.object({
      fault_id: id,
      work_id: workId,
      action: z.enum(['accept', 'hand', 'dismiss', 'wait', 'repair'], {
        error: '没有这样的操作',
      }),
      words: maybeLines(200, '说明').optional(),
      parts: maybeText(100, '配件').optional(),
      picture_ids: pictureIds.optional(),
      stop: flag.optional().describe('of a slot that is taken on: 1: it is not sold meanwhile'),
      done_at: doneAt,
    }),
    out: fault,
  }),
  '/tp5/api/OperationFault/add': post({
    summary:
      'Something is wrong with the machine that I stand before, bought from, or have to do with',
    access: 'user',
    once: true,
    limit: { max: 20, seconds: 3600 },
    touches: ['upkeep', 'machines'],
    in: z.object({
      ...ofMachine,
      work_id: workId,
      slot_no: slotNo.optional(),
      kind,
      words: maybeLines(200, '说明').optional(),
      picture_ids: pictureIds.optional(),
    }),
    out: z.object({
      fault_id: z.number(),
      joined: flag.describe('1: others had reported it before'),
      due_at: time.describe('until when it should be mended'),
      words: z.string(),
    }),
  }),
  '/tp5/api/OperationFault/mine': get({
    summary: 'What I have reported, and what is wrong with machines that I run or own a part of',
    access: 'user',
    of: ['upkeep', 'machines'],
    in: z.object({ cursor }),
    out: paged(row),
  }),
  '/tp5/api/OperationFault/confirm': post({
    summary: 'What was mended works again, or does not',
    access: 'user',
    once: true,
    touches: ['upkeep', 'machines'],
    in: z.object({
      fault_id: id,
      work_id: workId,
      works: flag.describe('0: it is still wrong, or wrong again'),
      words: maybeLines(200, '说明').optional(),
    }),
    out: row,
  }),
}
