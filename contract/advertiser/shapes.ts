import { z } from 'zod'
import { whole } from '../fields'

export const campaignState = z.enum(
  ['draft', 'reviewing', 'refused', 'live', 'paused', 'stopped', 'ended'],
  { error: '没有这样的投放状态' },
)

export const campaignId = whole.min(1, '没有找到这个投放')
export const taskId = whole.min(1, '没有找到这个任务')

/** From being seen to being done, and what that cost. */
export const funnel = {
  exposure: z.number().describe('how often it was shown'),
  opened: z.number(),
  started: z.number(),
  completed: z.number(),
  cents: z.number().describe('spent, in cents'),
}

export const cents = (what: string) =>
  whole.min(0, `${what}不能小于 0`).max(1_000_000_00, `${what}最多 100 万元`)
