import { useState } from 'react'
import { observer } from 'mobx-react'
import { go } from '@/navigation/go'
import { useRead } from '@/cache/useRead'
import { Button } from '@/ui/button/Button'
import { soldOut } from '@/ui/illustrations/occasions/soldOut'
import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { useEvery } from '@/cache/useEvery'
import { OperatorCell } from '@/parts/iter/OperatorCell'
import type { SlotGoods, Way } from './machine'
import { MachineCodeCell } from './MachineCodeCell'
import { machineChoice } from './machineChoice'
import { MachineHead } from './MachineHead'
import { isOffered } from './machineWords'
import { ReportCell } from './ReportCell'
import { PositionHint } from './PositionHint'
import { SlotGrid } from './SlotGrid'
import { WaySwitch } from './WaySwitch'

interface SlotsPageProps {
  route: 'machine' | 'onlineMachine'
  way: Way
  machineId?: string | undefined
  machineSn?: string | undefined
}

/** How often the stock is looked at again. */
const lookMs = 10_000

/** The chosen machine, slot by slot, with what is in it this moment. */
export const SlotsPage = observer(function SlotsPage(props: SlotsPageProps) {
  const { route, way } = props
  const [since] = useState(machineChoice.chosenAt)
  const which = whichOf(machineChoice.chosenAt > since, props)
  const call = useRead('/tp5/api/ExchangeShop/OfflineGoods/lists', which)
  const { data, look } = call
  useEvery(lookMs, look)
  const choose = () => void go('onlineMachineMore', { way })
  if (!data) return <UnloadedScreen route={route} call={call} rows={4} />
  const open = ({ offline_goods_id }: SlotGoods) =>
    openSlot(way, data.machine.machine_id, offline_goods_id)
  const slots = data.slots.filter((slot) => isOffered(way, slot))
  return (
    <Screen route={route}>
      <Stack inset>
        <MachineHead machine={data.machine} onChange={choose} />
        {data.machine.distance === null && <PositionHint />}
        <WaySwitch way={way} machineId={data.machine.machine_id} />
        {slots.length > 0 ? (
          <SlotGrid slots={slots} way={way} onOpen={(slot) => void open(slot)} />
        ) : (
          <Empty scene={soldOut} title="这台机器还没有上货" text="换一台看看，附近还有">
            <Button onPress={choose}>换一台</Button>
          </Empty>
        )}
        <OperatorCell machineId={data.machine.machine_id} />
        <MachineCodeCell machine={data.machine} />
        <ReportCell machineSn={data.machine.machine_sn} />
      </Stack>
    </Screen>
  )
})

interface Which {
  machine_id?: number
  machine_sn?: string
}

/** What was chosen since the page opened, what its address says, what was chosen before. */
function whichOf(changed: boolean, { machineId, machineSn }: SlotsPageProps): Which {
  const { machineId: chosen } = machineChoice
  if (changed && chosen !== null) return { machine_id: chosen }
  if (machineId) return { machine_id: Number(machineId) }
  if (machineSn) return { machine_sn: machineSn }
  return chosen === null ? {} : { machine_id: chosen }
}

const openSlot = (way: Way, machine_id: number, goods: number) =>
  way === 'buy'
    ? go('goodDetailsOnlineMachine', { machine_id, goods_id: goods })
    : go('machineGoods', { machine_id, offline_goods_id: goods, exchange_type: 1 })
