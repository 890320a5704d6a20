import { z } from 'zod'
import { post } from '../call'
import { day, flag, id, uuid, whole } from '../fields'
import { whichSlot } from './slots'

const which = {
  ...whichSlot,
  work_id: uuid.describe('made up by the phone: the same step counts once, however often it comes'),
  goods_id: id.describe('what was in the slot; a step about other goods is refused'),
  done_at: z.iso
    .datetime({ offset: true, error: '时间不正确' })
    .describe('when it was done: it may be heard of days later'),
}

const noted = z.object({
  moved: z.number().describe('by how much the book moved'),
  overtaken: flag.describe('1: somebody has counted since, and their count has it already'),
  stock: z.number(),
  held: z.number(),
  capacity: z.number(),
})

export const slotWorksCalls = {
  '/tp5/api/Slot/load': post({
    summary: 'So many were put into a slot of a machine of mine',
    access: 'operator',
    once: true,
    touches: ['machines'],
    in: z.object({
      ...which,
      units: whole.min(1, '至少放 1 件').max(999, '一次最多 999 件'),
      expires_on: day.optional().describe('what is printed on them'),
    }),
    out: noted,
  }),
  '/tp5/api/Slot/count': post({
    summary: 'So many were found in a slot of a machine of mine, and why it is another number',
    access: 'operator',
    once: true,
    touches: ['machines'],
    in: z.object({
      ...which,
      found: whole.min(0, '不能小于 0').max(999, '最多 999 件'),
      reason: z
        .enum(['counted', 'expired', 'lost'], { error: '没有这样的原因' })
        .describe('why there are fewer; more than the book says are always counted'),
    }),
    out: noted,
  }),
}
