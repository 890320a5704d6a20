import { fullTime, relativeTime } from '@/format/date'
import type { TimelineEvent } from '@/ui/timeline/Timeline'
import type { AfterSale } from './afterSale'

export const eventsOf = ({ timeline }: Pick<AfterSale, 'timeline'>): TimelineEvent[] =>
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
