import { observer } from 'mobx-react'
import { heldThings } from '@/parts/holding/heldThings'
import { useRoute } from '@/navigation/useRoute'
import { api } from '@/request/api'
import { useCall } from '@/cache/useCall'
import { Screen } from '@/blocks/screen/Screen'
import { Stack } from '@/ui/stack/Stack'
import { Unloaded } from '@/blocks/state/Unloaded'
import { hasActions, HoldingActions } from './HoldingActions'
import { HoldingParts } from './HoldingParts'

export default observer(function Holding() {
  const { holding_id } = useRoute('holding')
  const call = useCall(
    () => api.get('/tp5/api/ExchangeShop/UserExchange/detail', { holding_id }),
    [holding_id, heldThings.changes],
  )
  const { data } = call
  const action = data && hasActions(data) && <HoldingActions holding={data} />
  return (
    <Screen route="holding" action={action}>
      <Stack inset>
        <Unloaded call={call} outline={3} />
        {data && <HoldingParts holding={data} />}
      </Stack>
    </Screen>
  )
})
