import { useRead } from '@/cache/useRead'
import { relativeTime } from '@/format/date'
import { grouped } from '@/format/amount'
import { go } from '@/navigation/go'
import { ManagerScreen } from '@/parts/manager/ManagerScreen'
import { RangeBar } from '@/parts/manager/RangeBar'
import { SaveTable } from '@/parts/manager/SaveTable'
import { stateTexts } from '@/parts/manager/stateTexts'
import { sumsFacts } from '@/parts/manager/sumsFacts'
import { useSpan } from '@/parts/manager/useSpan'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Facts } from '@/ui/facts/Facts'
import { SectionHead } from '@/ui/section/SectionHead'

const slotTexts = { ready: '', empty: '，卖完了', stuck: '，卡住了' } as const

/** How it stands, what it sold in the chosen days, and what lies in it slot by slot. */
export function OneMachine({ machineId }: { machineId: number }) {
  const { range, setRange, span } = useSpan()
  const asked = { machine_id: machineId, ...span }
  const call = useRead('/tp5/api/MachineManager/detail', asked)
  const { data } = call
  return (
    <ManagerScreen
      route="managerMachineSon"
      call={call}
      head={<RangeBar range={range} onRange={setRange} />}
      {...(data && { title: data.name })}
    >
      {data && (
        <>
          <Card>
            <Facts
              facts={[
                { name: '编号', value: data.machine_sn },
                { name: '地方', value: `${data.village} ${data.address}` },
                { name: '状态', value: stateTexts[data.state] },
                { name: '最后在线', value: seenWords(data.last_seen_at) },
                { name: '我占', value: `${data.percent}%` },
                ...sumsFacts(data),
                { name: '粉丝', value: `${grouped(data.fans)} 人` },
              ]}
            />
          </Card>
          <Card bare>
            <Cell
              icon="shop"
              title="这台的单品收入"
              onPress={() => void go('earningsItem', { machine_id: String(machineId) })}
            />
          </Card>
          <Card>
            <SectionHead title={`货道 ${data.slots.length}`} />
            <Facts
              facts={data.slots.map(({ slot_no, title, stock, capacity, state }) => ({
                name: `${slot_no} ${title}`,
                value: `${stock}/${capacity}${slotTexts[state]}`,
              }))}
            />
          </Card>
          <SaveTable key={`${span.start_time} ${span.end_time}`} asked={asked} />
        </>
      )}
    </ManagerScreen>
  )
}

const seenWords = (seen: string | null) =>
  seen ? relativeTime(new Date(seen), new Date()) : '还没有上线过'
