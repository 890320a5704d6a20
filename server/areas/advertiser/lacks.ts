import { dayMs } from '@server/calendar'
import type { Campaign, Task } from './campaigns'
import { longestDays } from './rules'

/** What is still to be done before it can go to the house, in words; empty where nothing is. */
export function lacksOf(
  { endsAt, startsAt, dayBudget, title }: Campaign,
  tasks: readonly Pick<Task, 'level' | 'price'>[],
  now: Date,
): string[] {
  const levels = [...new Set(tasks.map(({ level }) => level))].sort()
  const dearest = Math.max(0, ...tasks.map(({ price }) => price))
  const wrong: [boolean, string][] = [
    [title === '', '写一个名称'],
    [tasks.length === 0, '至少加一个任务'],
    [levels.some((level, at) => level !== at + 1), '关卡要从第 1 关连着排'],
    [dearest > dayBudget, '每天上限要够完成一次最贵的任务'],
    [endsAt <= now, '结束日期已经过了，请改一个'],
    [
      endsAt.getTime() - startsAt.getTime() > longestDays * dayMs,
      `一个投放最长 ${longestDays} 天，请改近一点`,
    ],
  ]
  return wrong.flatMap(([is, words]) => (is ? [words] : []))
}
