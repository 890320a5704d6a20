import { CallError } from '@/blocks/form/CallError'
import { Button } from '@/ui/button/Button'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import type { AtSlot } from './atSlot'
import { useSlotTest } from './useSlotTest'

/** Turns the slot as a buyer would, and says what came of it. */
export function SlotTest({ machineSn, slot }: AtSlot) {
  const { start, shipment } = useSlotTest(machineSn, slot.slot_no)
  const turning = shipment?.over === 0
  return (
    <Stack>
      <Text tone="ink2">货道会真的转一次，掉出来的货记作测试。转成了，卡货就解除</Text>
      {shipment && (
        <Text size="md" strong tone={shipment.state === 'delivered' ? 'ok' : 'ink'}>
          {[shipment.state_text, shipment.fault].filter(Boolean).join('：')}
        </Text>
      )}
      <CallError error={start.error} />
      <Button shape="full" busy={start.busy || turning} onPress={() => void start.submit()}>
        {turning ? '正在等机器的结果' : `测试 ${slot.slot_no}`}
      </Button>
    </Stack>
  )
}
