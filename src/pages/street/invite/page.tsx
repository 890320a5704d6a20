import { useEffect } from 'react'
import { Foot } from '@/blocks/screen/Foot'
import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { useRoute } from '@/navigation/useRoute'
import { CodedPoster } from '@/parts/sharing/CodedPoster'
import { housePicture } from '@/parts/sharing/housePicture'
import { NoPromoter } from '@/parts/street/NoPromoter'
import { ReportFacts } from '@/parts/street/ReportFacts'
import { WhichActivity } from '@/parts/street/WhichActivity'
import { shareAs } from '@/platform/share'
import { wholeAddress } from '@/platform/wholeAddress'
import { pageUrl } from '@/routes/url'
import { FullShareButton } from '@/ui/button/FullShareButton'
import { Card } from '@/ui/card/Card'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'

export default function StreetMarketingInvite() {
  const { activity_id } = useRoute('streetMarketingInvite')
  if (!activity_id) return <WhichActivity route="streetMarketingInvite" />
  return <Mine activityId={Number(activity_id)} />
}

function Mine({ activityId }: { activityId: number }) {
  const detail = useRead('/tp5/api/PushHelper/detail', { activity_id: activityId })
  const { data } = detail
  if (!data) return <UnloadedScreen route="streetMarketingInvite" call={detail} rows={4} />
  if (!data.promoter) return <NoPromoter route="streetMarketingInvite" />
  return <Code activityId={activityId} report={data.promoter} />
}

interface CodeProps {
  activityId: number
  report: Parameters<typeof ReportFacts>[0]['report']
}

/** My code of an activity, to be held out or handed on, and who came by it. */
function Code({ activityId, report }: CodeProps) {
  const path = '/tp5/api/MachinePushHelper/AdTaskInviteImage'
  const call = useRead(path, { activity_id: activityId }, { by: 'POST' })
  const { data } = call
  useEffect(() => {
    if (!data) return
    const query = { activity_id: String(activityId), code: data.code }
    shareAs({
      title: data.title,
      place: { url: data.link, page: pageUrl('streetMarketingActivity', query) },
    })
  }, [activityId, data])
  if (!data) return <UnloadedScreen route="streetMarketingInvite" call={call} rows={4} />
  const action = (
    <Foot>
      <FullShareButton>发给邻居</FullShareButton>
    </Foot>
  )
  return (
    <Screen route="streetMarketingInvite" action={action}>
      <Stack inset>
        <Card>
          <CodedPoster
            name="邻集街头推广"
            coded={{ kind: 'street', id: data.code }}
            data={{
              ...{ title: data.title, picture: housePicture, note: data.text },
              ...{ code: wholeAddress(data.link), codeWords: '扫码领礼物' },
            }}
          />
        </Card>
        <Card>
          <SectionHead title="这次来了" />
          <ReportFacts report={report} />
        </Card>
      </Stack>
    </Screen>
  )
}
