import { CallError } from '@/blocks/form/CallError'
import { Foot } from '@/blocks/screen/Foot'
import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { askToSignIn, go, replace } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import { ActivityCard } from '@/parts/street/ActivityCard'
import type { Detail } from '@/parts/street/street'
import { WhichActivity } from '@/parts/street/WhichActivity'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { useIdentity } from '@/session/useIdentity'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { NumberedLines } from '@/ui/facts/NumberedLines'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'

export default function StreetMarketingActivity() {
  const { activity_id, code } = useRoute('streetMarketingActivity')
  if (!activity_id) return <WhichActivity route="streetMarketingActivity" />
  return <Shown activityId={Number(activity_id)} code={code} />
}

interface ShownProps {
  activityId: number
  /** Of the promoter whose code was scanned. */
  code: string | undefined
}

/** What there is for whoever passes by, and how to get it. */
function Shown({ activityId, code }: ShownProps) {
  const call = useRead('/tp5/api/PushHelper/detail', { activity_id: activityId })
  const { data } = call
  if (!data) return <UnloadedScreen route="streetMarketingActivity" call={call} rows={3} />
  const lines = [
    data.audience,
    '到现场扫推广员的码，登录后点“领礼物”',
    '把领取码给推广员看，当面领走；一次活动一人一份',
  ]
  return (
    <Screen route="streetMarketingActivity" action={<Actions detail={data} code={code} />}>
      <Stack inset>
        <ActivityCard activity={data} />
        <Card>
          <SectionHead title="怎么领" />
          <Stack>
            <NumberedLines lines={lines} />
          </Stack>
        </Card>
      </Stack>
    </Screen>
  )
}

function Actions({ detail, code }: { detail: Detail; code: string | undefined }) {
  const signedIn = useIdentity() !== ''
  const { activity_id, mine, state } = detail
  const take = useSubmit(async () => {
    await api.post('/tp5/api/MachinePushHelper/Scan', { code: code ?? '' })
    await replace('streetMarketingGift', { activity_id })
  })
  const query = { activity_id: String(activity_id), ...(code && { code }) }
  if (!signedIn && code)
    return (
      <Foot>
        <Button
          shape="full"
          onPress={() =>
            void askToSignIn({ name: 'streetMarketingActivity', params: query }, 'push')
          }
        >
          登录后领礼物
        </Button>
      </Foot>
    )
  if (mine)
    return (
      <Foot>
        <Button shape="full" onPress={() => void go('streetMarketingGift', { activity_id })}>
          看我的礼物
        </Button>
      </Foot>
    )
  if (!code || state === 'over') return null
  return (
    <Foot>
      <CallError error={take.error} />
      <Button shape="full" busy={take.busy} onPress={() => void take.submit()}>
        领礼物
      </Button>
    </Foot>
  )
}
