import { Card } from '@/ui/card/Card'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

interface TaskHeadProps {
  title: string
  advertiser: string
  /** At the right: what it gives. */
  reward?: string
  note?: string
}

/** What a task is called, and whose advertisement it is. */
export const TaskHead = ({ title, advertiser, reward, note }: TaskHeadProps) => (
  <Card>
    <Stack gap="s1">
      <Text size="md" strong heading={2}>
        {title}
      </Text>
      <Row justify="between" wrap="close">
        <Text size="sm" tone="ink2">{`广告 · ${advertiser}`}</Text>
        {reward && (
          <Text size="md" strong tone="gold">
            {reward}
          </Text>
        )}
      </Row>
      {note && (
        <Text size="sm" tone="ink3">
          {note}
        </Text>
      )}
    </Stack>
  </Card>
)
