import type { AfterSale } from '@/parts/after-sale/afterSale'
import { useClosed } from '@/cache/useClosed'
import { ServiceBar } from '@/parts/account/ServiceBar'
import { replace } from '@/navigation/go'
import { Button } from '@/ui/button/Button'
import { inVain } from './stateWords'
import type { Action } from './useActions'

interface ActionBarProps {
  afterSale: AfterSale
  onAsk: (action: Action) => void
}

/** In this order, the next step last and primary. */
const looks: readonly { name: Action; text: string; kind: 'primary' | 'outline' }[] = [
  { name: 'cancel', text: '撤销', kind: 'outline' },
  { name: 'message', text: '留言', kind: 'outline' },
  { name: 'sendBack', text: '填快递单号', kind: 'primary' },
  { name: 'receive', text: '确认收到', kind: 'primary' },
]

export function ActionBar({ afterSale, onAsk }: ActionBarProps) {
  const { actions, state, order_sn, after_sale_no } = afterSale
  const closed = useClosed()
  const isOpen = (name: Action) => name !== 'message' || !closed('userText')
  return (
    <ServiceBar about={after_sale_no}>
      {looks
        .filter(({ name }) => actions.includes(name) && isOpen(name))
        .map(({ name, text, kind }) => (
          <Button key={name} kind={kind} onPress={() => onAsk(name)}>
            {text}
          </Button>
        ))}
      {inVain.includes(state) && (
        <Button kind="outline" onPress={() => void replace('afterSale', { order_sn })}>
          再申请一次
        </Button>
      )}
    </ServiceBar>
  )
}
