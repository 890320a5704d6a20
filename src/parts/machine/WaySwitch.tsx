import { replace } from '@/navigation/go'
import { Segmented } from '@/ui/tabs/Segmented'
import type { Way } from './machine'

const choices = [
  { value: 'exchange', text: '积分金币换' },
  { value: 'buy', text: '用钱买' },
] as const

const pages = { exchange: 'machine', buy: 'onlineMachine' } as const

interface WaySwitchProps {
  way: Way
  machineId: number
}

/** The same machine, for points or for money. */
export function WaySwitch({ way, machineId }: WaySwitchProps) {
  return (
    <Segmented
      label="怎么拿"
      choices={choices}
      value={way}
      onChoose={(next) => {
        if (next !== way) void replace(pages[next], { machine_id: machineId })
      }}
    />
  )
}
