import { periodText } from '@/parts/campaign/campaign'
import { OddsLog } from '@/parts/campaign/rules/OddsLog'
import { RuleVersions } from '@/parts/campaign/rules/RuleVersions'
import { RichText } from '@/blocks/rich-text/RichText'
import { dayOf } from '@/format/date'
import { useRoute } from '@/navigation/useRoute'
import { useRead } from '@/cache/useRead'
import { Screen } from '@/blocks/screen/Screen'
import { Skeleton } from '@/ui/skeleton/Skeleton'
import { Stack } from '@/ui/stack/Stack'
import { Unloaded } from '@/blocks/state/Unloaded'
import type { Out } from '@contract/api'
import { WhichCampaign } from './WhichCampaign'

const Outline = () => (
  <Stack inset>
    <Skeleton width="48%" height="28px" />
    <Skeleton height="120px" />
    <Skeleton height="120px" />
  </Stack>
)

/** 11 月 1 日 – 12 月 31 日 · 第 2 版，2026-11-20 公布，不是现行版本 */
function noteOf(rule: Out<'/tp5/api/Campaign/rule'>): string {
  const { version, published_at, in_force } = rule
  const since = published_at ? `，${dayOf(new Date(published_at))} 公布` : ''
  return `${periodText(rule)} · 第 ${version} 版${since}${in_force ? '' : '，不是现行版本'}`
}

export default function ActivityRule() {
  const { key, version } = useRoute('activityRule')
  return key ? <Rule campaign={key} version={version} /> : <WhichCampaign />
}

interface RuleProps {
  campaign: string
  version: string | undefined
}

function Rule({ campaign: key, version }: RuleProps) {
  const asked = { key, ...(version && { version }) }
  const call = useRead('/tp5/api/Campaign/rule', asked, { alike: true })
  const { data } = call
  return (
    <Screen route="activityRule">
      <Unloaded call={call} outline={<Outline />} />
      {data && (
        <>
          <RichText
            title={data.title}
            note={noteOf(data)}
            sections={[
              { heading: '谁能参加', paragraphs: data.audience },
              { heading: '什么时候领', paragraphs: data.hours ? [data.hours] : [] },
              { heading: '能领几次', paragraphs: data.limits },
              ...data.terms.map(({ title, lines }) => ({ heading: title, paragraphs: lines })),
            ].filter(({ paragraphs }) => paragraphs.length > 0)}
          />
          <OddsLog odds={data.odds} />
          <RuleVersions rule={data} />
        </>
      )}
    </Screen>
  )
}
