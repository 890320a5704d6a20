import { replace } from '@/navigation/go'
import { Button } from '@/ui/button/Button'
import type { Done } from './resultWords'

interface ToHeldProps {
  done: Done
  children: string
}

/** To what was received; where it is more than one thing, to all that I hold. */
export function ToHeld({ done: { holdings }, children }: ToHeldProps) {
  const [holding_id] = holdings
  const open = () =>
    holding_id && holdings.length === 1 ? replace('holding', { holding_id }) : replace('myHoldings')
  return (
    <Button shape="full" onPress={() => void open()}>
      {children}
    </Button>
  )
}
