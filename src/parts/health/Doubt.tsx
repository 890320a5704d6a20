import { Icon } from '@/ui/icons/Icon'
import { Row } from '@/ui/row/Row'
import { Text } from '@/ui/text/Text'

/** That a reading is doubtful: in words and by a sign of its own; nothing is said of the others. */
export function Doubt({ text }: { text: string }) {
  if (text === '') return null
  return (
    <Row gap="s1">
      <Icon name="quiz" tone="warn" size="s" />
      <Text size="sm" tone="warn" strong>
        {text}
      </Text>
    </Row>
  )
}
