import { useRoute } from '@/navigation/useRoute'
import { useRead } from '@/cache/useRead'
import { Screen } from '@/blocks/screen/Screen'
import { Stack } from '@/ui/stack/Stack'
import { Unloaded } from '@/blocks/state/Unloaded'
import { hasActions, HoldingActions } from './HoldingActions'
import { HoldingParts } from './HoldingParts'

export default function Holding() {
  const { holding_id } = useRoute('holding')
  const call = useRead('/tp5/api/ExchangeShop/UserExchange/detail', { holding_id })
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
}
