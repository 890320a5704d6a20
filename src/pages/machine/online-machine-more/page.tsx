import { observer } from 'mobx-react'
import type { Way } from '@/parts/machine/machine'
import { MachineCard } from '@/parts/machine/MachineCard'
import { machineChoice } from '@/parts/machine/machineChoice'
import { MachineSearch } from '@/parts/machine/MachineSearch'
import { PositionHint } from '@/parts/machine/PositionHint'
import { PagedList } from '@/blocks/list/PagedList'
import { useKept } from '@/navigation/useKept'
import { useRoute } from '@/navigation/useRoute'
import { usePaged } from '@/cache/usePaged'
import { session } from '@/session/session'
import { Button } from '@/ui/button/Button'
import { noResult } from '@/ui/illustrations/occasions/noResult'
import { Screen } from '@/blocks/screen/Screen'
import { Row } from '@/ui/row/Row'
import { Chunked } from '@/ui/scroll-list/Chunked'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { openChosen } from './openChosen'
import { ScanButton } from './ScanButton'

export default observer(function OnlineMachineMore() {
  const params = useRoute('onlineMachineMore')
  const way: Way = params.way === 'buy' ? 'buy' : 'exchange'
  const [keyword, setKeyword] = useKept('keyword', '')
  const paged = usePaged('/tp5/api/ExchangeShop/selectMachine', {
    ...(keyword && { keyword }),
    ...(way === 'buy' && { pay: 'money' }),
  })
  const header = (
    <Stack inset>
      <Row>
        <MachineSearch keyword={keyword} onSearch={setKeyword} />
        <ScanButton way={way} />
      </Row>
      {!session.place && <PositionHint />}
    </Stack>
  )
  const empty = (
    <Empty scene={noResult} title="没有找到机器" text="换个村名、点位或机器编号试试">
      {keyword !== '' && (
        <Button kind="soft" onPress={() => setKeyword('')}>
          看全部机器
        </Button>
      )}
    </Empty>
  )
  return (
    <Screen route="onlineMachineMore">
      <PagedList paged={paged} header={header} skeleton={<RowsSkeleton />} empty={empty}>
        {(machines) => (
          <Chunked rows={machines}>
            {(machine) => (
              <MachineCard
                key={machine.machine_id}
                machine={machine}
                chosen={machine.machine_id === machineChoice.machineId}
                onChoose={() => void openChosen(machine.machine_id, way)}
              />
            )}
          </Chunked>
        )}
      </PagedList>
    </Screen>
  )
})
