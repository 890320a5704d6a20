import { z } from 'zod'
import { measureKeys } from '@contract/health/shapes'
import { amount, key, words } from '@server/importing/fields'

const measure = z.enum(measureKeys, { error: '没有这种指标' })

const whenever = {
  key,
  title: words(20),
  text: words(100),
  from: amount.default(1).describe('the first of its days; the plan begins with day 1'),
  to: amount.optional().describe('the last; left out: that of the plan'),
  every: amount.default(1).describe('2: every other day'),
}

/** Something to do: a reading marks it, or so many steps, or a hand alone. */
const task = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('measure'),
      measure,
      times: amount.max(6, '最多 6 次').default(1),
      ...whenever,
    }),
    z.strictObject({ kind: z.literal('walk'), steps: amount.max(60_000, '太多了'), ...whenever }),
    z.strictObject({ kind: z.literal('do'), ...whenever }),
  ],
  { error: 'kind 应为 measure、walk 或 do' },
)

/** A plan as a file brings it in; whoever receives it keeps it as it was then. */
export const planContent = z.strictObject({
  title: words(20),
  intro: words(200),
  source: words(100).describe('who says that it is good for something'),
  not_for: z.array(words(60)).min(1, '至少一句').describe('for whom it is not'),
  days: amount.max(366, '最多 366 天'),
  compare: z
    .array(measure)
    .max(4, '最多 4 种')
    .describe('what is held against the days before, in the summary'),
  tasks: z.array(task).min(1, '至少一件').max(12, '最多 12 件'),
})

export type PlanContent = z.output<typeof planContent>
export type Task = PlanContent['tasks'][number]

/** What is to be done on the so-and-so-many-th day. */
export const tasksOn = ({ tasks, days }: PlanContent, nth: number): Task[] =>
  tasks.filter(
    ({ from, to = days, every }) => nth >= from && nth <= to && (nth - from) % every === 0,
  )
