import { useState } from 'react'
import { Unloaded } from '@/blocks/state/Unloaded'
import { useLast } from '@/cache/useLast'
import { useRead } from '@/cache/useRead'
import { IconButton } from '@/ui/button/IconButton'
import { Card } from '@/ui/card/Card'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { PlanDays } from './PlanDays'

/** A month of the plan, with what was done on each day. */
export function CalendarCard({ planId }: { planId: number }) {
  const [month, setMonth] = useState('')
  const call = useRead('/tp5/api/ExchangeShop/HealthCheck/calendar', {
    plan_id: planId,
    ...(month !== '' && { month }),
  })
  const calendar = useLast(call.data)
  if (!calendar) return <Unloaded call={call} outline={3} />
  const { title, before, after, sentence, days } = calendar
  return (
    <Card>
      <Stack gap="s2">
        <Row justify="between" wrap>
          <Text strong heading={2}>
            {`打卡日历，${title}`}
          </Text>
          <Row gap="s1">
            {before !== null && (
              <IconButton icon="left" label="上个月的打卡" onPress={() => setMonth(before)} />
            )}
            {after !== null && (
              <IconButton icon="right" label="下个月的打卡" onPress={() => setMonth(after)} />
            )}
          </Row>
        </Row>
        <Text>{sentence}</Text>
        <PlanDays days={days} />
        <Text size="sm" tone="ink2">
          打勾的是全做了，数字是做了几件，横线是没有做
        </Text>
      </Stack>
    </Card>
  )
}
