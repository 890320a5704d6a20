import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { useRoute } from '@/navigation/useRoute'
import { NoPromoter } from '@/parts/street/NoPromoter'
import { ReportFacts } from '@/parts/street/ReportFacts'
import { WhichActivity } from '@/parts/street/WhichActivity'
import { Card } from '@/ui/card/Card'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Message } from '@/ui/state/Message'
import { exchanged } from '@/ui/illustrations/occasions/exchanged'
import { HandOver } from './HandOver'
import { SetPush } from './SetPush'

export default function StreetMarketingExchange() {
  const { activity_id } = useRoute('streetMarketingExchange')
  if (!activity_id) return <WhichActivity route="streetMarketingExchange" />
  return <Mine activityId={Number(activity_id)} />
}

/** At the stand: begin with what I took along, hand over, count what is left. */
function Mine({ activityId }: { activityId: number }) {
  const call = useRead('/tp5/api/PushHelper/detail', { activity_id: activityId })
  const { data } = call
  if (!data) return <UnloadedScreen route="streetMarketingExchange" call={call} rows={4} />
  const { promoter } = data
  if (!promoter) return <NoPromoter route="streetMarketingExchange" />
  return (
    <Screen route="streetMarketingExchange">
      <Stack inset>
        <Card>
          <SectionHead title={data.title} />
          <ReportFacts report={promoter} />
        </Card>
        {promoter.standing === 'on' && <HandOver activityId={activityId} />}
        {promoter.standing === 'done' ? (
          <Message scene={exchanged} title="收工了" text="数过的都记下了，辛苦了" />
        ) : (
          <SetPush activityId={activityId} promoter={promoter} />
        )}
      </Stack>
    </Screen>
  )
}
