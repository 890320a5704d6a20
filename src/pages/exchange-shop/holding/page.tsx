import { heldThings } from '@/blocks/holding/heldThings'
import { useRoute } from '@/navigation/useRoute'
import { api } from '@/request/api'
import { useCall } from '@/request/useCall'
import { observer } from '@/session/observable'
import { Screen } from '@/ui/screen/Screen'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { ErrorView } from '@/ui/state/ErrorView'
import { hasActions, HoldingActions } from './HoldingActions'
import { HoldingParts } from './HoldingParts'

export default observer(function Holding() {
  const { holding_id } = useRoute('holding')
  const { data, error, loading, reload } = useCall(
    () => api.get('/tp5/api/ExchangeShop/UserExchange/detail', { holding_id }),
    [holding_id, heldThings.changes],
  )
  const action = data && hasActions(data) && <HoldingActions holding={data} />
  return (
    <Screen route="holding" action={action}>
      <Stack inset>
        {!data && loading && <RowsSkeleton rows={3} />}
        {!data && !loading && <ErrorView error={error} onRetry={() => void reload()} />}
        {data && <HoldingParts holding={data} />}
      </Stack>
    </Screen>
  )
})
