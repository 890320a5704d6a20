import { fullTime } from '@/format/date'
import { Row } from '@/ui/row/Row'
import { Tag, type TagTone } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'

interface WhenAndStateProps {
  time: string
  tone: TagTone
  state: string
}

/** The head of a thing in a list: when it was made, and how it stands now. */
export const WhenAndState = ({ time, tone, state }: WhenAndStateProps) => (
  <Row justify="between" wrap="close">
    <Text size="xs" tone="ink3">
      {fullTime(new Date(time))}
    </Text>
    <Tag tone={tone}>{state}</Tag>
  </Row>
)
