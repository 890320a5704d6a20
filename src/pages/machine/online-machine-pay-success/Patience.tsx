import type { MachineOrderState } from '@/parts/machine/machine'
import { momentOf } from '@/request/clock'
import { useSeconds } from '@/ui/countdown/useSeconds'
import { Text } from '@/ui/text/Text'

interface PatienceProps {
  state: MachineOrderState
  until: string
}

/** How long this can still take. */
export function Patience({ state, until }: PatienceProps) {
  const end = momentOf(until)
  const left = Math.max(0, end - useSeconds(end))
  const words = state === 'unpaid' ? `还留 ${left} 秒` : `最多再等 ${left} 秒`
  return (
    <Text size="sm" tone="ink2">
      {left > 0 ? words : '正在核对，请稍等'}
    </Text>
  )
}
