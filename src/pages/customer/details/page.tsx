import { Choices } from '@/blocks/list/Choices'
import { Foot } from '@/blocks/screen/Foot'
import { usePaged } from '@/cache/usePaged'
import { useRead } from '@/cache/useRead'
import { dayOf, fullTime } from '@/format/date'
import { go } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import { CustomerRow } from '@/parts/customer/CustomerRow'
import { type CustomerDetail, customerTones } from '@/parts/customer/customer'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { UnloadedStaffScreen } from '@/parts/work/UnloadedStaffScreen'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { Row } from '@/ui/row/Row'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import { Timeline } from '@/ui/timeline/Timeline'
import { HandOver } from './HandOver'

export default function CustomerDetails() {
  const { customer_id } = useRoute('customerDetails')
  return customer_id ? <One customerId={customer_id} /> : <WhichCustomer />
}

/** An address that does not say which: the list. */
function WhichCustomer() {
  const paged = usePaged('/tp5/api/ReportCustomer/lists', {})
  return (
    <StaffScreen route="customerDetails" title="看哪一位客户？" needs={paged}>
      <Choices paged={paged} empty={<Empty title="还没有报备过客户" />}>
        {(customer) => <CustomerRow key={customer.customer_id} customer={customer} />}
      </Choices>
    </StaffScreen>
  )
}

/** Whom to talk to, how far it is, and what was said. */
function One({ customerId }: { customerId: string }) {
  const call = useRead('/tp5/api/ReportCustomer/detail', { customer_id: customerId })
  const auth = useRead('/tp5/api/ReportCustomer/checkEditAuth', { customer_id: customerId })
  const { data } = call
  if (!data) return <UnloadedStaffScreen route="customerDetails" call={call} rows={4} />
  if (!auth.data) return <UnloadedStaffScreen route="customerDetails" call={auth} rows={4} />
  const action = (
    <Foot>
      {auth.data.may ? (
        <Button shape="full" onPress={() => void go('customerAdd', { customer_id: customerId })}>
          写跟进
        </Button>
      ) : (
        <Text size="sm" tone="ink2" center>
          {auth.data.reason}
        </Text>
      )}
      {data.may_hand_over === 1 && <HandOver customerId={customerId} />}
    </Foot>
  )
  return (
    <StaffScreen route="customerDetails" action={action}>
      <Stack inset>
        <Card>
          <Stack gap="s2">
            <Row justify="between">
              <Text size="lg" strong>
                {data.name}
              </Text>
              <Tag tone={customerTones[data.state]}>{data.state_text}</Tag>
            </Row>
            <Facts facts={factsOf(data)} />
          </Stack>
        </Card>
        <Card>
          <SectionHead title="跟进" />
          <Timeline events={eventsOf(data)} />
        </Card>
      </Stack>
    </StaffScreen>
  )
}

const factsOf = (customer: CustomerDetail) => [
  { name: '类型', value: customer.kind_text },
  ...(customer.village ? [{ name: '村', value: customer.village }] : []),
  { name: '联系人', value: customer.contact },
  { name: '电话', value: customer.phone },
  ...(customer.need ? [{ name: '需求', value: customer.need }] : []),
  { name: '报备', value: customer.mine ? '我' : customer.reported_by },
  ...(customer.protected && customer.state !== 'signed'
    ? [{ name: '保护到', value: dayOf(new Date(customer.protected_until)) }]
    : []),
]

const eventsOf = ({ changes }: CustomerDetail) =>
  [...changes].reverse().map(({ at, by, text }, nth) => ({
    key: String(changes.length - nth),
    title: text,
    note: by,
    time: fullTime(new Date(at)),
  }))
