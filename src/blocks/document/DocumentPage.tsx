import type { In } from '@contract/api'
import { RichText } from '@/blocks/rich-text/RichText'
import { useRead } from '@/cache/useRead'
import type { RouteName } from '@/routes/route'
import { Screen } from '@/blocks/screen/Screen'
import { Skeleton } from '@/ui/skeleton/Skeleton'
import { Stack } from '@/ui/stack/Stack'
import { Unloaded } from '@/blocks/state/Unloaded'

const outline = (
  <Stack inset>
    <Skeleton width="48%" height="28px" />
    <Skeleton width="64%" />
    <Skeleton height="120px" />
    <Skeleton height="120px" />
  </Stack>
)

interface DocumentPageProps {
  route: RouteName
  which: In<'/tp5/api/Agreement/detail'>['key']
  /** A notice is published; what people agree to comes into force. */
  kind?: 'agreement' | 'notice'
}

/** A text kept on the server under a key, in the version of today. */
export function DocumentPage({ route, which, kind = 'agreement' }: DocumentPageProps) {
  const call = useRead('/tp5/api/Agreement/detail', { key: which }, { alike: true })
  const { data } = call
  return (
    <Screen route={route}>
      {data && (
        <RichText
          title={data.title}
          note={
            kind === 'notice'
              ? `${data.effective_at} 发布`
              : `版本 ${data.version}，${data.effective_at} 起生效`
          }
          sections={data.sections}
        />
      )}
      <Unloaded call={call} outline={outline} />
    </Screen>
  )
}
