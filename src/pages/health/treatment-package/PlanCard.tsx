import { go } from '@/navigation/go'
import { type PlanRow, planTones } from '@/parts/health/plan/plan'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'

const ways: Readonly<Record<PlanRow['state'], string>> = {
  waiting: '看看要做什么',
  under_way: '去打勾',
  over: '看日历和小结',
  stopped: '看日历和小结',
}

/** A plan, how it stands, and the way to it. */
export function PlanCard({ plan }: { plan: PlanRow }) {
  const { plan_id, title, intro, state, state_text: text, sentence } = plan
  return (
    <Card>
      <Stack gap="s2">
        <Row justify="between" wrap="close">
          <Text size="lg" strong heading={2}>
            {title}
          </Text>
          <Tag tone={planTones[state]}>{text}</Tag>
        </Row>
        <Text>{sentence}</Text>
        <Text size="sm" tone="ink2">
          {intro}
        </Text>
        <Button
          shape="full"
          kind={state === 'under_way' ? 'primary' : 'outline'}
          label={`${title}，${ways[state]}`}
          onPress={() => void go('healthPlan', { plan_id })}
        >
          {ways[state]}
        </Button>
      </Stack>
    </Card>
  )
}
