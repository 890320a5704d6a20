import type { ReactNode } from 'react'
import { Unloaded } from '@/blocks/state/Unloaded'
import { useRead } from '@/cache/useRead'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { Card } from '@/ui/card/Card'
import { Divider } from '@/ui/divider/Divider'
import { Facts } from '@/ui/facts/Facts'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Text } from '@/ui/text/Text'
import { orderWords, slotWords } from './words'

/** What machines, books, orders and payments of the last month do not agree about. */
export default function Reconciliation() {
  const call = useRead('/tp5/api/Slot/reconciliation')
  const { data } = call
  const agrees = data && data.list.length + data.orders.length === 0
  return (
    <StaffScreen route="reconciliation" needs={call}>
      <Unloaded call={call} outline={4} />
      {data && (
        <Stack inset>
          <Card>
            <Facts
              facts={[
                { name: '近 30 天核对', value: `${data.checked} 个货道日` },
                { name: '计数和账不符', value: `${data.differing} 处`, strong: true },
                { name: '订单和收款不符', value: `${data.orders.length} 处`, strong: true },
                { name: '最近一天', value: data.newest ?? '还没有核对过' },
              ]}
            />
          </Card>
          {agrees && <Empty title="都对得上" text="每天四点以后核对前一天，对不上的列在这里" />}
          {data.list.length > 0 && (
            <Differences title="机器计数和账">
              {data.list.map((one) => (
                <Difference
                  key={`${one.day} ${one.machine_sn} ${one.slot_no}`}
                  title={`${one.name} ${one.slot_no} ${one.title}`}
                  day={one.day}
                  words={slotWords(one)}
                />
              ))}
            </Differences>
          )}
          {data.orders.length > 0 && (
            <Differences title="订单和收款">
              {data.orders.map((one) => (
                <Difference
                  key={`${one.order_sn} ${one.kind}`}
                  title={`${one.name} ${one.order_sn}`}
                  day={one.day}
                  words={orderWords(one)}
                />
              ))}
            </Differences>
          )}
        </Stack>
      )}
    </StaffScreen>
  )
}

const Differences = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card>
    <Stack>
      <Text size="md" strong heading={2}>
        {title}
      </Text>
      {children}
    </Stack>
  </Card>
)

const Difference = ({ title, day, words }: { title: string; day: string; words: string }) => (
  <Stack gap="s1">
    <Divider />
    <Text strong>{title}</Text>
    <Text size="sm" tone="danger">
      {words}
    </Text>
    <Text size="sm" tone="ink2">
      {day}
    </Text>
  </Stack>
)
