import { dayOf } from '@/format/date'
import { go } from '@/navigation/go'
import { Cell } from '@/ui/cell/Cell'
import { Card } from '@/ui/card/Card'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import { type Customer, customerTones } from './customer'

/** A customer, who reported it, and until when it is theirs. */
export const CustomerRow = ({ customer }: { customer: Customer }) => {
  const { customer_id, name, kind_text, village, state, state_text, mine } = customer
  const by = mine ? '我报备的' : `${customer.reported_by}报备`
  const until = dayOf(new Date(customer.protected_until))
  return (
    <Card>
      <Stack gap="s2">
        <Row justify="between">
          <Text size="sm" tone="ink2">
            {[kind_text, village].filter(Boolean).join(' · ')}
          </Text>
          <Tag tone={customerTones[state]}>{state_text}</Tag>
        </Row>
        <Cell title={name} onPress={() => void go('customerDetails', { customer_id })} />
        <Text size="xs" tone="ink3">
          {state === 'signed' || !customer.protected ? by : `${by}，保护到 ${until}`}
        </Text>
      </Stack>
    </Card>
  )
}
