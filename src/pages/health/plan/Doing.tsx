import { Screen } from '@/blocks/screen/Screen'
import { type Plan, planTones } from '@/parts/health/plan/plan'
import { Card } from '@/ui/card/Card'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import { About } from './About'
import { CalendarCard } from './CalendarCard'
import { Receive } from './Receive'
import { Stop } from './Stop'
import { SummaryCard } from './SummaryCard'
import { Tasks } from './Tasks'

interface DoingProps {
  plan: Plan
  onDate: (date: string) => void
}

/** A plan that was received: what is due first, then what was done and what came with it. */
export function Doing({ plan, onDate }: DoingProps) {
  const { plan_id: planId, title, state, state_text: text, sentence } = plan
  return (
    <Screen route="healthPlan" title={title}>
      <Stack inset>
        <Card>
          <Row justify="between" wrap="close">
            <Text size="lg" strong heading={2}>
              {sentence}
            </Text>
            <Tag tone={planTones[state]}>{text}</Tag>
          </Row>
        </Card>
        <Tasks plan={plan} onDate={onDate} />
        <CalendarCard planId={planId} />
        <SummaryCard planId={planId} />
        <About plan={plan} />
        {state === 'under_way' && <Stop planId={planId} />}
        {plan.can_receive === 1 && <Receive plan={plan} />}
      </Stack>
    </Screen>
  )
}
