import type { In, Out } from '@contract/api'
import { RichText } from '@/blocks/rich-text/RichText'
import { useRead } from '@/cache/useRead'
import type { RoutesOn } from '@/routes/route'
import { Screen } from '@/blocks/screen/Screen'
import { Skeleton } from '@/ui/skeleton/Skeleton'
import { Stack } from '@/ui/stack/Stack'
import { Unloaded } from '@/blocks/state/Unloaded'
import { Versions } from './Versions'

const Outline = () => (
  <Stack inset>
    <Skeleton width="48%" height="28px" />
    <Skeleton width="64%" />
    <Skeleton height="120px" />
    <Skeleton height="120px" />
  </Stack>
)

const stateOf = (shown: Out<'/tp5/api/Agreement/detail'>): string =>
  `版本 ${shown.version}，${shown.effective_at} 起生效${shown.in_force ? '' : '，不是现行版本'}`

interface DocumentPageProps {
  route: RoutesOn<'agreement/document'>
  which: In<'/tp5/api/Agreement/detail'>['key']
  /** A notice is published; what people agree to comes into force. */
  kind?: 'agreement' | 'notice'
  /** Not the one in force, but this. */
  version?: string | undefined
}

/** A text kept on the server under a key, in the version of today unless another is asked for. */
export function DocumentPage({ route, which, kind = 'agreement', version }: DocumentPageProps) {
  const call = useRead('/tp5/api/Agreement/detail', { key: which, version }, { alike: true })
  const { data } = call
  return (
    <Screen route={route}>
      {data && (
        <RichText
          title={data.title}
          note={kind === 'notice' ? `${data.effective_at} 发布` : stateOf(data)}
          sections={data.sections}
        />
      )}
      {data && data.versions.length > 1 && <Versions route={route} shown={data} />}
      <Unloaded call={call} outline={<Outline />} />
    </Screen>
  )
}
