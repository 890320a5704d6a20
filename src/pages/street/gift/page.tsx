import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useEvery } from '@/cache/useEvery'
import { useRead } from '@/cache/useRead'
import { fullTime } from '@/format/date'
import { go } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import type { Detail } from '@/parts/street/street'
import { WhichActivity } from '@/parts/street/WhichActivity'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { exchanged } from '@/ui/illustrations/occasions/exchanged'
import { QrCode } from '@/ui/qr-code/QrCode'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Message } from '@/ui/state/Message'
import { Text } from '@/ui/text/Text'

const pauseMs = 3000

export default function StreetMarketingGift() {
  const { activity_id } = useRoute('streetMarketingGift')
  if (!activity_id) return <WhichActivity route="streetMarketingGift" />
  return <Mine activityId={Number(activity_id)} />
}

/** What is shown to the promoter; turns by itself once it was handed over. */
function Mine({ activityId }: { activityId: number }) {
  const call = useRead('/tp5/api/PushHelper/detail', { activity_id: activityId })
  const { data, look } = call
  useEvery(pauseMs, look, data?.mine?.state === 'waiting')
  if (!data) return <UnloadedScreen route="streetMarketingGift" call={call} rows={3} />
  return (
    <Screen route="streetMarketingGift">
      {data.mine ? (
        <Gift gift={data.mine} />
      ) : (
        <Empty title="还没有领这次的礼物" text="到现场扫推广员的码就能领">
          <Button onPress={() => void go('streetMarketingActivity', { activity_id: activityId })}>
            看看怎么领
          </Button>
        </Empty>
      )}
    </Screen>
  )
}

function Gift({ gift: one }: { gift: NonNullable<Detail['mine']> }) {
  const { title, place, gift, code, state, state_text, given_at } = one
  return (
    <Stack inset>
      {state === 'waiting' ? (
        <Card>
          <Stack gap="s2">
            <Text strong center>
              {gift}
            </Text>
            <QrCode text={code} label={`领取码 ${code.split('').join(' ')}`} />
            <Text size="xl" strong center>
              {code}
            </Text>
            <Text size="sm" tone="ink2" center>
              {state_text}
            </Text>
          </Stack>
        </Card>
      ) : (
        <Message scene={exchanged} title={state_text} text={gift} />
      )}
      <Card>
        <Facts
          facts={[
            { name: '活动', value: title },
            { name: '地点', value: place },
            ...(given_at ? [{ name: '领到', value: fullTime(new Date(given_at)) }] : []),
          ]}
        />
      </Card>
    </Stack>
  )
}
