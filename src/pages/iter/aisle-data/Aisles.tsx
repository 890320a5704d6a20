import { useState } from 'react'
import { Foot } from '@/blocks/screen/Foot'
import { Unloaded } from '@/blocks/state/Unloaded'
import { useRead } from '@/cache/useRead'
import { go } from '@/navigation/go'
import { SlotRow } from '@/parts/iter/SlotRow'
import type { Slot } from '@/parts/iter/slots'
import { SlotTotals } from '@/parts/iter/SlotTotals'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { SlotBook } from './SlotBook'

export function Aisles({ machineSn: machine_sn }: { machineSn: string }) {
  const call = useRead('/tp5/api/Slot/list', { machine_sn })
  const [open, setOpen] = useState<string>()
  const { data } = call
  const action = data && data.list.length > 0 && (
    <Foot>
      <Button shape="full" onPress={() => void go('aisleManagement', { machine_sn })}>
        补货和盘点
      </Button>
    </Foot>
  )
  return (
    <StaffScreen route="aisleData" needs={call} action={action}>
      <Unloaded call={call} outline={6} />
      {data && (
        <Stack inset>
          <SlotTotals machine={data.machine} totals={data.totals} />
          {data.list.length === 0 && <Empty text="这台机器还没有货道" />}
          <Card bare>
            {data.list.map((slot) => (
              <SlotRow
                key={slot.slot_no}
                slot={slot}
                note={soldOf(slot)}
                onOpen={({ slot_no }) => setOpen(slot_no)}
              />
            ))}
          </Card>
        </Stack>
      )}
      {open && <SlotBook machineSn={machine_sn} slotNo={open} onClose={() => setOpen(undefined)} />}
    </StaffScreen>
  )
}

const soldOf = ({ sold_week, expires_on }: Slot): string =>
  [`近 7 天出了 ${sold_week} 件`, expires_on && `最早 ${expires_on} 到期`]
    .filter(Boolean)
    .join(' · ')
