import { View } from '@tarojs/components'
import { useState } from 'react'
import { MachineCard } from '@/parts/machine/MachineCard'
import { MachineCodeCell } from '@/parts/machine/MachineCodeCell'
import { MachineHead } from '@/parts/machine/MachineHead'
import { MachineSearch } from '@/parts/machine/MachineSearch'
import { MachineOrdersCell } from '@/parts/machine/MachineOrdersCell'
import { NoMachineOrders } from '@/parts/machine/NoMachineOrders'
import { OrderCard } from '@/parts/machine/OrderCard'
import { PickUpButton } from '@/parts/machine/pickup/PickUpButton'
import { PickUpCode } from '@/parts/machine/pickup/PickUpCode'
import { PositionHint } from '@/parts/machine/PositionHint'
import { SlotGoodsHead } from '@/parts/machine/SlotGoodsHead'
import { SlotGrid } from '@/parts/machine/SlotGrid'
import { WaySwitch } from '@/parts/machine/WaySwitch'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { machineOf, machineOrders, machines, slots } from '../machines'
import { nothing } from '../nothing'
import { Frame } from '../Piece'

const [tea] = slots
const kept = machineOrders.find(({ state }) => state === 'kept')
const settled = () => Promise.resolve()

/** Machines to choose from, what is in them, and what was taken. */
export function Machines() {
  const [chosen, choose] = useState(1)
  const [type, setType] = useState<1 | 2>(1)
  return (
    <>
      <View>
        <SectionHead title="找机器 MachineSearch · PositionHint" />
        <Stack>
          <MachineSearch keyword="东苑" onSearch={nothing} />
          <PositionHint />
        </Stack>
      </View>
      <View>
        <SectionHead title="机器 MachineCard · MachineHead · WaySwitch · MachineCodeCell" />
        <Stack>
          {machines.map((machine) => (
            <MachineCard
              key={machine.machine_id}
              machine={machine}
              chosen={machine.machine_id === chosen}
              onChoose={() => choose(machine.machine_id)}
            />
          ))}
          <MachineHead machine={machineOf({ state: 'fault' })} onChange={nothing} />
          <WaySwitch way="exchange" machineId={1} />
          <MachineCodeCell machine={machineOf({})} />
        </Stack>
      </View>
      <View>
        <SectionHead title="货道 SlotGrid" />
        <SlotGrid slots={slots} way="exchange" onOpen={nothing} />
      </View>
      <Frame name="货道里的商品 SlotGoodsHead">
        {tea && (
          <SlotGoodsHead goods={tea} way="exchange" types={[1, 2]} type={type} onType={setType} />
        )}
      </Frame>
      <View>
        <SectionHead title="售货机订单 OrderCard · MachineOrdersCell · NoMachineOrders" />
        <Stack>
          <MachineOrdersCell />
          {machineOrders.map((order) => (
            <OrderCard key={order.order_sn} order={order} onOpen={nothing} />
          ))}
          <NoMachineOrders />
        </Stack>
      </View>
      {kept && (
        <View>
          <SectionHead title="取货 PickUpCode · PickUpButton · PresenceSheet" />
          <Stack>
            <PickUpCode code={kept.pick_up_code} until={kept.created_at} />
            <PickUpButton order={kept} onMoved={settled} />
          </Stack>
        </View>
      )}
    </>
  )
}
