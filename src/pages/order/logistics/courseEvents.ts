import type { Out } from '@contract/api'
import { relativeTime } from '@/format/date'
import type { TimelineEvent } from '@/ui/timeline/Timeline'

type Course = Out<'/tp5/api/ExchangeOrder/logisticsInfo'>['course']

export const courseEvents = (course: Course): TimelineEvent[] =>
  course.map(({ at, text, place }) => ({
    key: `${at} ${text}`,
    title: text,
    note: place,
    time: relativeTime(new Date(at), new Date()),
  }))
