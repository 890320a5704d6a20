import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { replace } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import { type Form, placeOf, recordConsent } from '@/parts/health/health'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { AddForm } from './AddForm'

/** A reading that was taken by hand; where it is not said of what, that is asked first. */
export default function HealthAdd() {
  const { measure } = useRoute('healthAdd')
  const call = useRead('/tp5/api/ExchangeShop/HealthReport/home')
  if (!call.data) return <UnloadedScreen route="healthAdd" call={call} rows={4} />
  if (!recordConsent(call.data)?.consented_at) return <NotYet />
  const { forms } = call.data
  const form = forms.find((one) => one.measure === measure)
  return form ? <AddForm form={form} /> : <Which forms={forms} />
}

const NotYet = () => (
  <Screen route="healthAdd">
    <Empty title="还没有开始记录" text="先看告知书，单独同意以后再来记">
      <Button onPress={() => void replace('healthHome')}>去看告知书</Button>
    </Empty>
  </Screen>
)

const Which = ({ forms }: { forms: readonly Form[] }) => (
  <Screen route="healthAdd" title="记哪一项？">
    <Stack inset>
      <Card bare>
        {forms.map(({ measure, name }) => (
          <Cell
            key={measure}
            icon={placeOf[measure].icon}
            title={name}
            onPress={() => void replace('healthAdd', { measure })}
          />
        ))}
      </Card>
    </Stack>
  </Screen>
)
