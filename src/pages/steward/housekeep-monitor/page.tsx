import { useEvery } from '@/cache/useEvery'
import { useLast } from '@/cache/useLast'
import { useRead } from '@/cache/useRead'
import { relativeTime } from '@/format/date'
import { useKept } from '@/navigation/useKept'
import { ManagerScreen } from '@/parts/manager/ManagerScreen'
import { MachineCard } from '@/parts/steward/MachineCard'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { Chunked } from '@/ui/scroll-list/Chunked'
import { Empty } from '@/ui/state/Empty'
import { Tabs } from '@/ui/tabs/Tabs'
import { Text } from '@/ui/text/Text'

/** So often it is asked again while it is looked at. */
const lookMs = 15_000

/** How each machine stands at this moment, what is wrong first. */
export default function HousekeepMonitor() {
  const [village, setVillage] = useKept('village', '')
  const call = useRead('/tp5/api/Housekeep/monitor', village === '' ? {} : { village })
  const { data, look } = call
  useEvery(lookMs, look)
  const villages = useLast(data)?.villages ?? []
  const head = villages.length > 1 && (
    <Tabs
      look="chips"
      flush
      label="哪个村"
      choices={[{ value: '', text: '全部' }, ...villages.map((one) => ({ value: one, text: one }))]}
      value={village}
      onChoose={setVillage}
    />
  )
  return (
    <ManagerScreen route="housekeepMonitor" call={call} head={head}>
      {data && (
        <>
          <Card>
            <Facts
              facts={[
                { name: '机器', value: `${data.machines} 台` },
                { name: '在线', value: `${data.online} 台`, strong: true },
                { name: '离线', value: `${data.offline} 台` },
                { name: '故障', value: `${data.fault} 台` },
                { name: '缺货', value: `${data.low} 台` },
              ]}
            />
            <Text size="xs" tone="ink3">
              {`${relativeTime(new Date(data.as_of), new Date())}的情况，开着这一页会自己更新`}
            </Text>
          </Card>
          {data.list.length === 0 && <Empty title="村里还没有机器" />}
          <Chunked rows={data.list}>
            {(machine) => <MachineCard key={machine.machine_id} machine={machine} />}
          </Chunked>
        </>
      )}
    </ManagerScreen>
  )
}
