import { periodText } from '@/parts/campaign/campaign'
import { RichText } from '@/blocks/rich-text/RichText'
import { useRoute } from '@/navigation/useRoute'
import { useRead } from '@/cache/useRead'
import { Screen } from '@/blocks/screen/Screen'
import { Skeleton } from '@/ui/skeleton/Skeleton'
import { Stack } from '@/ui/stack/Stack'
import { Unloaded } from '@/blocks/state/Unloaded'

const outline = (
  <Stack inset>
    <Skeleton width="48%" height="28px" />
    <Skeleton height="120px" />
    <Skeleton height="120px" />
  </Stack>
)

export default function ActivityRule() {
  const { key } = useRoute('activityRule')
  const call = useRead('/tp5/api/Campaign/rule', { key }, { alike: true })
  const { data } = call
  return (
    <Screen route="activityRule">
      <Unloaded call={call} outline={outline} />
      {data && (
        <RichText
          title={data.title}
          note={`${periodText(data)} · 第 ${data.version} 版`}
          sections={[
            { heading: '谁能参加', paragraphs: data.audience },
            { heading: '什么时候领', paragraphs: data.hours ? [data.hours] : [] },
            { heading: '能领几次', paragraphs: data.limits },
            ...data.terms.map(({ title, lines }) => ({ heading: title, paragraphs: lines })),
          ].filter(({ paragraphs }) => paragraphs.length > 0)}
        />
      )}
    </Screen>
  )
}
