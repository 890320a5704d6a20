import { useState } from 'react'
import { observer } from 'mobx-react'
import { Unloaded } from '@/blocks/state/Unloaded'
import { useRead } from '@/cache/useRead'
import { outbox } from '@/parts/outbox/outbox'
import { OutboxCard } from '@/parts/outbox/OutboxCard'
import { SlotRow } from '@/parts/iter/SlotRow'
import { type Slot, stepsIn } from '@/parts/iter/slots'
import { SlotTotals } from '@/parts/iter/SlotTotals'
import { stepWords } from '@/parts/iter/step'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { Card } from '@/ui/card/Card'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { AllSlots } from './AllSlots'
import { SlotSheet } from './SlotSheet'

export const Round = observer(function Round({ machineSn: machine_sn }: { machineSn: string }) {
  const call = useRead('/tp5/api/Slot/list', { machine_sn })
  const [open, setOpen] = useState<string>()
  const { data } = call
  const opened = data?.list.find(({ slot_no }) => slot_no === open)
  const untoldOf = (slot: Slot) => {
    const steps = stepsIn(outbox.waiting, machine_sn, slot)
    return steps.length > 0 ? `没传：${steps.map(stepWords).join('，')}` : ''
  }
  return (
    <StaffScreen route="aisleManagement" needs={call}>
      <Stack inset>
        <OutboxCard />
        {data && (
          <>
            <SlotTotals machine={data.machine} totals={data.totals} />
            {data.list.length === 0 && <Empty text="这台机器还没有货道" />}
            <Card bare>
              {data.list.map((slot) => (
                <SlotRow
                  key={slot.slot_no}
                  slot={slot}
                  note={slot.expires_on ? `最早 ${slot.expires_on} 到期` : '点开补货、盘点'}
                  untold={untoldOf(slot)}
                  onOpen={({ slot_no }) => setOpen(slot_no)}
                />
              ))}
            </Card>
            {data.list.length > 0 && <AllSlots slots={data} />}
          </>
        )}
      </Stack>
      <Unloaded call={call} outline={6} />
      {opened && (
        <SlotSheet machineSn={machine_sn} slot={opened} onClose={() => setOpen(undefined)} />
      )}
    </StaffScreen>
  )
})
