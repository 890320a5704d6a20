import { useState } from 'react'
import { CallError } from '@/blocks/form/CallError'
import { Unloaded } from '@/blocks/state/Unloaded'
import { useRead } from '@/cache/useRead'
import { Button } from '@/ui/button/Button'
import { RadioGroup } from '@/ui/radio/RadioGroup'
import { Row } from '@/ui/row/Row'
import { Sheet } from '@/ui/sheet/Sheet'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Stepper } from '@/ui/stepper/Stepper'
import { Text } from '@/ui/text/Text'
import { usePut } from './usePut'

interface PutSheetProps {
  supplyKey: string
  onClose: () => void
}

/** Into which slot, and how many. */
export function PutSheet({ supplyKey, onClose }: PutSheetProps) {
  const call = useRead('/tp5/api/Goods/stock', {})
  const [chosen, setChosen] = useState<string>()
  const [wished, setWished] = useState<number>()
  const { put, busy, error } = usePut()
  const item = call.data?.list.find(({ supply_key }) => supply_key === supplyKey)
  const slots = item?.slots ?? []
  const slot = slots.find((one) => keyOf(one) === chosen) ?? slots[0]
  const most = Math.min(item?.left ?? 0, slot?.room ?? 0)
  const units = Math.min(wished ?? most, most)
  const choose = (key: string) => {
    setChosen(key)
    setWished(undefined)
  }
  const footer = slot && item && (
    <Stack gap="s2">
      <CallError error={error} />
      <Row justify="between">
        <Text>{`放几${item.unit}`}</Text>
        <Stepper label="放的数量" value={units} max={most} onChange={setWished} />
      </Row>
      <Button
        shape="full"
        busy={busy}
        onPress={() => void put({ ...placeOf(slot), supply_key: supplyKey, units })}
      >
        {`放进 ${slot.slot_no}`}
      </Button>
    </Stack>
  )
  return (
    <Sheet open title="放进货道" onClose={onClose} footer={footer}>
      <Unloaded call={call} outline={3} />
      {call.data && !slot && <Empty title="没有能放的货道" text="都满了，或者手上没有了" />}
      {item && slot && (
        <Stack>
          <Text size="sm" tone="ink2">
            {`手上还有 ${item.left} ${item.unit} ${item.title}`}
          </Text>
          <RadioGroup
            label="货道"
            value={keyOf(slot)}
            onChange={choose}
            options={slots.map((one) => ({
              value: keyOf(one),
              label: `${one.machine_name} ${one.slot_no}`,
              note: `有 ${one.stock}，还能放 ${one.room}`,
            }))}
          />
        </Stack>
      )}
    </Sheet>
  )
}

interface Slot {
  machine_id: number
  slot_no: string
}

const keyOf = ({ machine_id, slot_no }: Slot) => `${machine_id} ${slot_no}`
const placeOf = ({ machine_id, slot_no }: Slot) => ({ machine_id, slot_no })
