import { dayOf, dayWithWeekday, daysBefore } from '@/format/date'
import { Text } from '@/ui/text/Text'

const nameOf = (time: Date, today: string): string => {
  const day = dayOf(time)
  if (day === today) return '今天'
  return day === daysBefore(today, 1) ? '昨天' : dayWithWeekday(time)
}

/** Heads the messages of a day. */
export const Day = ({ time }: { time: string }) => (
  <Text size="sm" tone="ink3" heading={2}>
    {nameOf(new Date(time), dayOf(new Date()))}
  </Text>
)
