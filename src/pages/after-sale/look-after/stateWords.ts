import type { AfterSale } from '@/parts/after-sale/afterSale'
import { fullTime, relativeTime, spokenHour } from '@/format/date'
import type { Step } from '@/ui/steps/Steps'
import type { TagTone } from '@/ui/tag/Tag'
import type { TimelineEvent } from '@/ui/timeline/Timeline'

type State = AfterSale['state']

export const tones: Record<State, TagTone> = {
  applied: 'gold',
  agreed: 'warn',
  returning: 'brand',
  refunding: 'brand',
  refunded: 'ok',
  resent: 'brand',
  finished: 'ok',
  refused: 'danger',
  rejected: 'danger',
  toOwner: 'brand',
  withOwner: 'plain',
  cancelled: 'plain',
  closed: 'plain',
}

/** Nothing came of it, so that somebody may want to apply again. */
export const inVain: readonly State[] = ['refused', 'withOwner', 'cancelled', 'closed']

const waitsForOwner: readonly State[] = ['agreed', 'resent', 'toOwner']

/** Only where the person is waited for: what the house owes, its hint says. */
export const deadlineWords = ({ state, deadline_at }: AfterSale): string =>
  deadline_at && waitsForOwner.includes(state) ? `${spokenHour(new Date(deadline_at))}前` : ''

export const stepsOf = ({ steps }: AfterSale): Step[] =>
  steps.map(({ text, done }) => ({ title: text, note: '', done: done === 1 }))

export const eventsOf = ({ timeline }: AfterSale): TimelineEvent[] =>
  timeline.map(({ text, at }, index) => ({
    key: String(index),
    title: text,
    time: fullTime(new Date(at)),
  }))

export const courseOf = ({ course }: NonNullable<AfterSale['parcel']>): TimelineEvent[] =>
  course.map(({ at, text, place }) => ({
    key: `${at} ${text}`,
    title: text,
    note: place,
    time: relativeTime(new Date(at), new Date()),
  }))
