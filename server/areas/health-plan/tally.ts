import { dayAfter } from '@server/calendar'
import { type DaySums, doubtfulIn, type MeasureKey, measures } from '@server/areas/health/health'
import { type Task, tasksOn } from './content'
import { markOf, nthOf, reachedBy, type SealedPlan } from './held'

/** Something of a day, and by what it is done, if it is: it is done once, whatever else there is. */
export interface Due {
  task: Task
  by: '' | 'hand' | 'reading'
  /** How many readings there are of it, or steps. */
  counted: number
}

/** How often something was measured on a day; of a measure with several parts a reading may have all or one. */
function timesOf(measure: MeasureKey, sums: DaySums): number {
  const { parts, clinic = 0 } = sums
  const { parts: rules, needs, places } = measures[measure]
  const counts = rules.map(({ part }) => parts[part]?.n ?? 0)
  const here = needs === 'one' ? counts.reduce((all, one) => all + one, 0) : Math.max(0, ...counts)
  return here + (places ? clinic : 0) + doubtfulIn(measure, [sums])
}

function countedOf(task: Task, sums: DaySums | undefined): number {
  if (!sums || task.kind === 'do') return 0
  return task.kind === 'measure' ? timesOf(task.measure, sums) : (sums.parts.steps?.sum ?? 0)
}

export function neededOf(task: Task): number {
  if (task.kind === 'measure') return task.times
  return task.kind === 'walk' ? task.steps : 1
}

/** What there is to do on one day of a plan. */
export function dueOn(plan: SealedPlan, day: string, sums: DaySums | undefined): Due[] {
  const nth = nthOf(plan, day)
  return tasksOn(plan.content, nth).map((task): Due => {
    const counted = countedOf(task, sums)
    if (plan.marks[markOf(nth, task.key)] !== undefined) return { task, counted, by: 'hand' }
    return { task, counted, by: counted >= neededOf(task) ? 'reading' : '' }
  })
}

export interface Count {
  of: number
  done: number
}

export const countOf = (due: readonly Due[]): Count => ({
  of: due.length,
  done: due.filter(({ by }) => by !== '').length,
})

export interface DayTally extends Count {
  day: string
}

/** Each day that counts so far. */
export function talliesOf(
  plan: SealedPlan,
  days: ReadonlyMap<string, DaySums>,
  today: string,
): DayTally[] {
  const until = nthOf(plan, reachedBy(plan, today))
  return Array.from({ length: Math.max(0, until) }, (_, at) => {
    const day = dayAfter(plan.from, at)
    return { day, ...countOf(dueOn(plan, day, days.get(day))) }
  })
}

export const together = (tallies: readonly Count[]): Count => ({
  of: tallies.reduce((all, { of }) => all + of, 0),
  done: tallies.reduce((all, { done }) => all + done, 0),
})
