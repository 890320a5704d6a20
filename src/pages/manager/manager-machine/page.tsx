import { usePaged } from '@/cache/usePaged'
import { useRead } from '@/cache/useRead'
import { grouped } from '@/format/amount'
import { money } from '@/format/money'
import { go } from '@/navigation/go'
import { useKept } from '@/navigation/useKept'
import { MachineSearch } from '@/parts/machine/MachineSearch'
import { ManagerList } from '@/parts/manager/ManagerList'
import { RangeBar } from '@/parts/manager/RangeBar'
import { stateTexts } from '@/parts/manager/stateTexts'
import { sumsFacts } from '@/parts/manager/sumsFacts'
import { useSpan } from '@/parts/manager/useSpan'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Facts } from '@/ui/facts/Facts'
import { Empty } from '@/ui/state/Empty'

/** My machines, how they stand and what each sold in the chosen days. */
export default function ManagerMachine() {
  const { range, setRange, span } = useSpan()
  const [keyword, setKeyword] = useKept('keyword', '')
  const total = useRead('/tp5/api/MachineManager/total', span)
  const paged = usePaged('/tp5/api/MachineManager/list', { ...span, ...(keyword && { keyword }) })
  const { data } = total
  const head = (
    <>
      {data && (
        <Card>
          <Facts
            facts={[
              { name: '机器', value: `${data.machines} 台` },
              { name: '在线', value: `${data.online} 台` },
              ...(data.offline > 0 ? [{ name: '离线', value: `${data.offline} 台` }] : []),
              ...(data.fault > 0 ? [{ name: '故障', value: `${data.fault} 台` }] : []),
              ...sumsFacts(data),
              { name: '新粉丝', value: `${grouped(data.new_fans)} 人，共 ${grouped(data.fans)}` },
            ]}
          />
        </Card>
      )}
    </>
  )
  const none = keyword === '' ? '您名下还没有机器' : '换个条件再找找'
  return (
    <ManagerList
      route="managerMachine"
      paged={paged}
      call={total}
      bar={
        <>
          <RangeBar range={range} onRange={setRange} />
          <MachineSearch keyword={keyword} onSearch={setKeyword} />
        </>
      }
      head={head}
      empty={<Empty text={none} />}
    >
      {(rows) => (
        <Card bare>
          {rows.map(({ machine_id, name, state, money: cents, sold }) => (
            <Cell
              key={machine_id}
              icon={state === 'online' ? 'vending' : 'wifioff'}
              title={`${name} ・ ${stateTexts[state]}`}
              value={`${money(cents)}，${grouped(sold)} 件`}
              onPress={() => void go('managerMachineSon', { machine_id: String(machine_id) })}
            />
          ))}
        </Card>
      )}
    </ManagerList>
  )
}
