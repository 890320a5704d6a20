import { ServiceBar } from '@/parts/account/ServiceBar'
import { Button } from '@/ui/button/Button'
import type { OrderActions } from './useOrderActions'

interface OrderBarProps {
  orderSn: string
  actions: OrderActions['actions']
  /** Nothing more happens to it. */
  over: boolean
  onAgain: () => void
}

/** What to do next; after the end, the goods once more. */
export function OrderBar({ orderSn, actions, over, onAgain }: OrderBarProps) {
  return (
    <ServiceBar about={orderSn}>
      {over && (
        <Button kind="outline" onPress={onAgain}>
          再看看这件
        </Button>
      )}
      {actions.map(({ name, text, kind, follow }) => (
        <Button key={name} kind={kind} onPress={follow}>
          {text}
        </Button>
      ))}
    </ServiceBar>
  )
}
