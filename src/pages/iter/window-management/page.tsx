import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { PagedList } from '@/blocks/list/PagedList'
import { MachineSearch } from '@/parts/machine/MachineSearch'
import { OutboxCard } from '@/parts/outbox/OutboxCard'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { go } from '@/navigation/go'
import { useKept } from '@/navigation/useKept'
import { useRoute } from '@/navigation/useRoute'
import { usePaged } from '@/cache/usePaged'
import { IconButton } from '@/ui/button/IconButton'
import { Row } from '@/ui/row/Row'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Tabs } from '@/ui/tabs/Tabs'
import { Machine } from './Machine'
import { isState, type MachineState, stateWords } from './machineWords'
import styles from './page.module.scss'
import { Totals } from './Totals'
import { Ways } from './Ways'

type Shown = MachineState | 'all'

const choices: readonly { value: Shown; text: string }[] = [
  { value: 'all', text: '全部' },
  { value: 'low', text: stateWords.low.text },
  { value: 'fault', text: stateWords.fault.text },
  { value: 'offline', text: stateWords.offline.text },
  { value: 'normal', text: stateWords.normal.text },
]

export default observer(function WindowManagement() {
  const params = useRoute('windowManagement')
  const [shown, setShown] = useKept<Shown>('state', isState(params.state) ? params.state : 'all')
  const [keyword, setKeyword] = useKept('keyword', '')
  const [open, setOpen] = useKept<number | null>('open', null)
  const paged = usePaged('/tp5/api/Slot/index', {
    ...(shown !== 'all' && { state: shown }),
    ...(keyword && { keyword }),
  })
  const header = (
    <Stack inset>
      <OutboxCard />
      <Totals totals={paged.first?.totals} />
      <Ways />
      <Row>
        <MachineSearch keyword={keyword} onSearch={setKeyword} />
        <IconButton icon="gear" label="设置" onPress={() => void go('settings')} />
      </Row>
      <View className={styles.tabs}>
        <Tabs label="机器状态" choices={choices} value={shown} onChoose={setShown} />
      </View>
    </Stack>
  )
  const filtered = keyword !== '' || shown !== 'all'
  return (
    <StaffScreen route="windowManagement" needs={paged}>
      <PagedList
        paged={paged}
        header={header}
        skeleton={<RowsSkeleton />}
        empty={<Empty text={filtered ? '换个条件再找找' : '您名下还没有机器'} />}
      >
        {(machines) => (
          <View className={styles.machines}>
            {machines.map((machine) => (
              <Machine
                key={machine.machine_id}
                machine={machine}
                open={machine.machine_id === open}
                onToggle={(opened) => setOpen(opened ? machine.machine_id : null)}
              />
            ))}
          </View>
        )}
      </PagedList>
    </StaffScreen>
  )
})
