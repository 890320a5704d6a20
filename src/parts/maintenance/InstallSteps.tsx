import { monthDayHour } from '@/format/date'
import { Card } from '@/ui/card/Card'
import { Icon } from '@/ui/icons/Icon'
import { Media } from '@/ui/media/Media'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import type { Install, InstallStep, ToldStep } from './install'
import { Photos } from './Photos'

interface InstallStepsProps {
  install: Install
  /** What waits on the phone. */
  waiting: readonly ToldStep[]
}

const readOf = ({ reading, value }: InstallStep): string =>
  reading && value !== null ? `${reading.name} ${value} ${reading.unit}` : ''

/** Each step: done, kept on the phone, or still to come. */
export const InstallSteps = ({ install, waiting }: InstallStepsProps) => (
  <Stack>
    {install.list.map((step, nth) => {
      const kept = waiting.some(({ input }) => input.step === step.step)
      const done = step.done_at !== null
      return (
        <Card key={step.step}>
          <Stack gap="s2">
            <Media
              start={
                <Icon
                  name={done ? 'check' : kept ? 'clock' : 'doc'}
                  tone={done ? 'ok' : kept ? 'gold' : 'ink3'}
                />
              }
              end={
                <Text size="sm" tone="ink3">
                  {step.done_at ? monthDayHour(new Date(step.done_at)) : ''}
                </Text>
              }
            >
              <Row wrap="close">
                <Text strong={done}>{`${nth + 1} ${step.title}`}</Text>
                {kept && <Tag tone="warn">存在手机里</Tag>}
                {!kept && step.redo === 1 && <Tag tone="danger">要重做</Tag>}
              </Row>
              <Text size="sm" tone="ink2">
                {done
                  ? [readOf(step), step.note].filter(Boolean).join('，') || '做好了'
                  : step.text}
              </Text>
            </Media>
            <Photos of={step.title} urls={step.pictures} />
          </Stack>
        </Card>
      )
    })}
  </Stack>
)
