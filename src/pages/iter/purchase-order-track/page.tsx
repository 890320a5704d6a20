import type { Out } from '@contract/api'
import { useRead } from '@/cache/useRead'
import { fullTime, relativeTime } from '@/format/date'
import { go } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import { CopyRow } from '@/parts/order/CopyRow'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { UnloadedStaffScreen } from '@/parts/work/UnloadedStaffScreen'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { Timeline, type TimelineEvent } from '@/ui/timeline/Timeline'

type Track = Out<'/tp5/api/FranchiseOrder/track'>

const eventsOf = (course: Track['course']): TimelineEvent[] =>
  course.map(({ at, text, place }) => ({
    key: `${at} ${text}`,
    title: text,
    note: place,
    time: relativeTime(new Date(at), new Date()),
  }))

/** Sentences rather than words: they stand below each other, the newest first. */
const pastOf = (timeline: Track['timeline']): TimelineEvent[] =>
  timeline
    .flatMap(({ text, at }) =>
      at ? [{ key: text, title: text, time: fullTime(new Date(at)) }] : [],
    )
    .reverse()

/** Where an order has been, with its times, and where its parcel is. */
export default function PurchaseOrderTrack() {
  const { order_sn } = useRoute('purchaseOrderTrack')
  const call = useRead('/tp5/api/FranchiseOrder/track', { order_sn })
  const { data } = call
  if (!data) return <UnloadedStaffScreen route="purchaseOrderTrack" call={call} rows={4} />
  const { timeline, course, course_text, carrier, tracking_no, created_at } = data
  return (
    <StaffScreen route="purchaseOrderTrack">
      <Stack inset>
        <Card>
          <Timeline events={pastOf(timeline)} />
        </Card>
        <Card>
          <Stack gap="s2">
            <Text strong>{course_text}</Text>
            {tracking_no !== '' && <CopyRow name={carrier || '单号'} text={tracking_no} />}
            <Timeline events={eventsOf(course)} />
            <Facts facts={[{ name: '下单时间', value: fullTime(new Date(created_at)) }]} />
          </Stack>
        </Card>
        <Button
          kind="outline"
          shape="full"
          onPress={() => void go('purchaseOrderDetail', { order_sn })}
        >
          看补货单
        </Button>
      </Stack>
    </StaffScreen>
  )
}
