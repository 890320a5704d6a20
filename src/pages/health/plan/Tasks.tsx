import { dayOf, daysBefore } from '@/format/date'
import type { Plan } from '@/parts/health/plan/plan'
import { IconButton } from '@/ui/button/IconButton'
import { Card } from '@/ui/card/Card'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { TaskRow } from './TaskRow'

interface TasksProps {
  plan: Plan
  /** Empty: today, whichever day that will be. */
  onDate: (date: string) => void
}

/** The things of a day, and the ways to the days beside it. */
export function Tasks({ plan, onDate }: TasksProps) {
  const { from, to, date, date_text: text, tasks } = plan
  if (date === null || from === null || to === null) return null
  const today = dayOf(new Date())
  const hasNext = date < to && date < today
  const show = (day: string) => onDate(day === today ? '' : day)
  return (
    <Card>
      <Stack>
        <Row justify="between" wrap>
          <Text strong heading={2}>
            {`${text}要做的`}
          </Text>
          <Row gap="s1">
            {date > from && (
              <IconButton
                icon="left"
                label="看前一天要做的"
                onPress={() => show(daysBefore(date, 1))}
              />
            )}
            {hasNext && (
              <IconButton
                icon="right"
                label="看后一天要做的"
                onPress={() => show(daysBefore(date, -1))}
              />
            )}
          </Row>
        </Row>
        {tasks.length === 0 && <Text tone="ink2">休息，没有要做的</Text>}
        {tasks.map((task) => (
          <TaskRow key={`${date} ${task.task}`} plan={plan} task={task} date={date} />
        ))}
      </Stack>
    </Card>
  )
}
