import { dayAfter, daysBetween } from '@server/calendar'
import { signInRules, type Step, wholeRound } from './rules'

/** Days in a row, both of them among them. */
export interface Run {
  start: string
  end: string
}

export const lengthOf = ({ start, end }: Run): number => daysBetween(start, end) + 1

/** The day of its round; 0 before the first. */
export const placeOf = (streak: number): number =>
  streak === 0 ? 0 : ((streak - 1) % wholeRound) + 1

export interface PaidStep {
  days: number
  reachedOn: string
}

export interface DueStep extends Step {
  reachedOn: string
}

/** The step that the so many-th day in a row reaches. */
export const stepAt = (streak: number): Step | undefined =>
  signInRules.ladder.find(({ days }) => days === placeOf(streak))

/**
 * What a run has reached and nobody was paid for. Each step is paid once a round: one that was paid
 * before two runs were mended to one counts for the round that it now lies in.
 */
export function dueSteps(run: Run, paid: readonly PaidStep[]): DueStep[] {
  const due: DueStep[] = []
  for (let nth = 1; nth <= lengthOf(run); nth++) {
    const step = stepAt(nth)
    if (!step) continue
    const from = dayAfter(run.start, nth - placeOf(nth))
    const to = dayAfter(from, wholeRound - 1)
    const isPaid = paid.some(
      ({ days, reachedOn }) => days === step.days && reachedOn >= from && reachedOn <= to,
    )
    if (!isPaid) due.push({ ...step, reachedOn: dayAfter(run.start, nth - 1) })
  }
  return due
}

/** The next step above so many days in a row, and how many are missing. */
export function nextStep(streak: number): Step & { left: number } {
  const place = placeOf(streak) % wholeRound
  const step = signInRules.ladder.find(({ days }) => days > place)!
  return { ...step, left: step.days - place }
}
