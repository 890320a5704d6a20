import { Unloaded } from '@/blocks/state/Unloaded'
import { useRead } from '@/cache/useRead'
import { signed } from '@/format/amount'
import { fullTime } from '@/format/date'
import { Sheet } from '@/ui/sheet/Sheet'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { Timeline } from '@/ui/timeline/Timeline'

interface SlotBookProps {
  machineSn: string
  slotNo: string
  onClose: () => void
}

/** What went in and out of a slot last. */
export function SlotBook({ machineSn, slotNo, onClose }: SlotBookProps) {
  const call = useRead('/tp5/api/Slot/show', { machine_sn: machineSn, slot_no: slotNo })
  const { data } = call
  return (
    <Sheet open title={`${slotNo} 进出记录`} onClose={onClose}>
      <Unloaded call={call} outline={4} />
      {data && (
        <Stack>
          <Text strong>{data.slot.title}</Text>
          {data.movements.length === 0 && <Text tone="ink2">换上这件以后还没有进出</Text>}
          <Timeline
            events={data.movements.map(({ movement_no, kind_text, units, lies, at }) => ({
              key: String(movement_no),
              title: `${kind_text} ${signed(units)}`,
              note: `之后有 ${lies} 件`,
              time: fullTime(new Date(at)),
            }))}
          />
        </Stack>
      )}
    </Sheet>
  )
}
