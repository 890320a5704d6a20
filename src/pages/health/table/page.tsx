import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { go } from '@/navigation/go'
import { recordConsent } from '@/parts/health/health'
import { Button } from '@/ui/button/Button'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Columns } from './Columns'
import { Export } from './Export'
import { Import } from './Import'

/** Readings out of a table, and all of them into one. */
export default function HealthTable() {
  const home = useRead('/tp5/api/ExchangeShop/HealthReport/home')
  const columns = useRead('/tp5/api/ExchangeShop/HealthReport/tableColumns')
  if (!home.data || !columns.data)
    return <UnloadedScreen route="healthTable" call={home.data ? columns : home} rows={4} />
  const { columns: explained, sample, most_lines, most_bytes } = columns.data
  const consented = recordConsent(home.data)?.consented_at
  return (
    <Screen route="healthTable">
      <Stack inset>
        {consented ? <Import mostLines={most_lines} mostBytes={most_bytes} /> : <NotYet />}
        <Export />
        <Columns columns={explained} sample={sample} />
      </Stack>
    </Screen>
  )
}

const NotYet = () => (
  <Empty title="还没有开始记录" text="先看告知书，单独同意以后再导入">
    <Button onPress={() => void go('healthHome')}>去看告知书</Button>
  </Empty>
)
