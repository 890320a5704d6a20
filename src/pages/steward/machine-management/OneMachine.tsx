import type { Out } from '@contract/api'
import { useRead } from '@/cache/useRead'
import { grouped } from '@/format/amount'
import { fullTime } from '@/format/date'
import { money } from '@/format/money'
import { go } from '@/navigation/go'
import { ManagerScreen } from '@/parts/manager/ManagerScreen'
import { machineTones, seenWords } from '@/parts/steward/steward'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Facts } from '@/ui/facts/Facts'
import { Row } from '@/ui/row/Row'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'

type Machine = Out<'/tp5/api/Housekeep/machine'>

/** What lies in it, what is being mended, and what it sold. */
export function OneMachine({ machineId }: { machineId: number }) {
  const call = useRead('/tp5/api/Housekeep/machine', { machine_id: machineId })
  const { data } = call
  return (
    <ManagerScreen route="machineManagement" call={call} {...(data && { title: data.name })}>
      {data && (
        <>
          <Standing machine={data} />
          <Mending faults={data.mending} machineSn={data.machine_sn} />
          <Card>
            <SectionHead title={`货道 ${data.slots.length}`} />
            <Text size="sm" tone="ink2">
              {data.stock_text}
            </Text>
            <Facts
              facts={data.slots.map(({ slot_no, title, stock, capacity, words }) => ({
                name: `${slot_no} ${title}`,
                value: [`${stock}/${capacity}`, words].filter(Boolean).join('，'),
              }))}
            />
          </Card>
        </>
      )}
    </ManagerScreen>
  )
}

function Standing({ machine }: { machine: Machine }) {
  const { state, state_text, trouble, today, month } = machine
  return (
    <Card>
      <Stack gap="s2">
        <Row justify="between">
          <Text size="sm" tone="ink2">
            {seenWords(machine)}
          </Text>
          <Tag tone={machineTones[state]}>{state_text}</Tag>
        </Row>
        {trouble && (
          <Text size="sm" tone="danger">
            {trouble}
          </Text>
        )}
        <Facts
          facts={[
            { name: '编号', value: machine.machine_sn },
            { name: '地方', value: `${machine.village} ${machine.address}` },
            { name: '今天卖出', value: `${money(today.money)}，${grouped(today.sold)} 件` },
            { name: '本月卖出', value: `${money(month.money)}，${grouped(month.sold)} 件` },
          ]}
        />
      </Stack>
    </Card>
  )
}

/** What was reported, and the way to report something else. */
function Mending({ faults, machineSn }: { faults: Machine['mending']; machineSn: string }) {
  return (
    <Card bare>
      {faults.map(({ fault_id, title, slot_no, state_text, opened_at }) => (
        <Cell
          key={fault_id}
          icon="wrench"
          title={[slot_no, title].filter(Boolean).join(' ')}
          value={`${state_text}，${fullTime(new Date(opened_at))} 报`}
        />
      ))}
      <Cell
        icon="plus"
        title="报修"
        value={faults.length === 0 ? '现在没有报修' : ''}
        onPress={() => void go('repairAdd', { machine_sn: machineSn })}
      />
    </Card>
  )
}
