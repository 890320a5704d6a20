import type { AfterSale } from '@/parts/after-sale/afterSale'
import { spokenHour } from '@/format/date'
import type { Step } from '@/ui/steps/Steps'

type State = AfterSale['state']

/** Nothing came of it, so that somebody may want to apply again. */
export const inVain: readonly State[] = ['refused', 'withOwner', 'cancelled', 'closed']

const waitsForOwner: readonly State[] = ['agreed', 'resent', 'toOwner']

/** Only where the person is waited for: what the house owes, its hint says. */
export const deadlineWords = ({ state, deadline_at }: AfterSale): string =>
  deadline_at && waitsForOwner.includes(state) ? `${spokenHour(new Date(deadline_at))}前` : ''

export const stepsOf = ({ steps }: AfterSale): Step[] =>
  steps.map(({ text, done }) => ({ title: text, note: '', done: done === 1 }))
