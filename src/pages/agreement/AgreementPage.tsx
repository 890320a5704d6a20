import type { In } from '@contract/api'
import { RichText } from '@/blocks/rich-text/RichText'
import { api } from '@/request/api'
import { useCall } from '@/request/useCall'
import type { RouteName } from '@/routes/route'
import { Screen } from '@/ui/screen/Screen'
import { Skeleton } from '@/ui/skeleton/Skeleton'
import { Stack } from '@/ui/stack/Stack'
import { ErrorView } from '@/ui/state/ErrorView'

interface AgreementPageProps {
  route: RouteName
  which: In<'/tp5/api/Agreement/detail'>['key']
}

export function AgreementPage({ route, which }: AgreementPageProps) {
  const { data, error, loading, reload } = useCall(
    () => api.get('/tp5/api/Agreement/detail', { key: which }),
    [which],
  )
  return (
    <Screen route={route}>
      {data && (
        <RichText
          title={data.title}
          note={`版本 ${data.version}，${data.effective_at} 起生效`}
          sections={data.sections}
        />
      )}
      {!data && loading && (
        <Stack inset>
          <Skeleton width="48%" height="28px" />
          <Skeleton width="64%" />
          <Skeleton height="120px" />
          <Skeleton height="120px" />
        </Stack>
      )}
      {!data && !loading && <ErrorView error={error} onRetry={() => void reload()} />}
    </Screen>
  )
}
