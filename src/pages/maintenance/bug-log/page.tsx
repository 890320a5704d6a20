import { Foot } from '@/blocks/screen/Foot'
import { usePaged } from '@/cache/usePaged'
import { useRead } from '@/cache/useRead'
import { follow, go } from '@/navigation/go'
import { useKept } from '@/navigation/useKept'
import { useRoute } from '@/navigation/useRoute'
import type { FaultRow } from '@/parts/maintenance/fault'
import { FaultCard } from '@/parts/maintenance/FaultCard'
import { PerformanceCell } from '@/parts/maintenance/PerformanceCell'
import { UpkeepList } from '@/parts/maintenance/UpkeepList'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Tabs } from '@/ui/tabs/Tabs'

type Shown = FaultRow['state'] | 'all'

/** What is wrong with the machines that somebody sees to: what is open first. */
export default function BugLog() {
  const { machine_sn } = useRoute('bugLog')
  const [shown, setShown] = useKept<Shown>('state', 'all')
  const months = useRead('/tp5/api/operation/total')
  const paged = usePaged('/tp5/api/OperationFault/lists', {
    ...(machine_sn && { machine_sn }),
    ...(shown !== 'all' && { state: shown }),
  })
  const totals = paged.first?.totals
  const count = (state: keyof NonNullable<typeof totals>) => (totals ? ` ${totals[state]}` : '')
  const head = (
    <>
      {!machine_sn && months.data && <PerformanceCell totals={months.data} />}
      {!machine_sn && (
        <Card bare>
          <Cell icon="vending" title="装机" onPress={() => void go('install')} />
          <Cell
            icon="doc"
            title="各台机器的维护"
            onPress={() => void follow('/maintenance/install/details/weihu_log')}
          />
        </Card>
      )}
      <Tabs
        label="故障状态"
        choices={[
          { value: 'all', text: '全部' },
          { value: 'open', text: `待接单${count('open')}` },
          { value: 'accepted', text: `修理中${count('accepted')}` },
          { value: 'waiting', text: `等配件${count('waiting')}` },
          { value: 'repaired', text: `等确认${count('repaired')}` },
        ]}
        value={shown}
        onChoose={setShown}
      />
    </>
  )
  const action = (
    <Foot>
      <Button
        shape="full"
        icon="plus"
        onPress={() => void go('repairAdd', machine_sn ? { machine_sn } : {})}
      >
        报一个故障
      </Button>
    </Foot>
  )
  const empty = <Empty title="没有故障" text="邻居报修、机器自己报的都会出现在这里" />
  return (
    <UpkeepList route="bugLog" paged={paged} head={head} action={action} empty={empty}>
      {(rows) => (
        <Stack>
          {rows.map((fault) => (
            <FaultCard key={fault.fault_id} fault={fault} mender={fault.mender} now={new Date()}>
              <Button
                kind={fault.actions.length > 0 ? 'primary' : 'soft'}
                shape="pill"
                label={`处理${fault.machine_name}${fault.slot_no}${fault.kind_text}`}
                onPress={() => void go('repairLog', { fault_id: String(fault.fault_id) })}
              >
                {fault.actions.length > 0 ? '处理' : '看看'}
              </Button>
            </FaultCard>
          ))}
        </Stack>
      )}
    </UpkeepList>
  )
}
