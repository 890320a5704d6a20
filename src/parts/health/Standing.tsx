import { Icon } from '@/ui/icons/Icon'
import { Row } from '@/ui/row/Row'
import { Text } from '@/ui/text/Text'

/** That a value lies outside its range: in words, by a sign and by colour; nothing is said of one inside. */
export function Standing({ text }: { text: string }) {
  if (text === '') return null
  return (
    <Row gap="s1" wrap="close">
      <Icon name="alert" tone="danger" size="s" />
      <Text size="sm" tone="danger" strong>
        {text}
      </Text>
    </Row>
  )
}
