import { useKept } from '@/navigation/useKept'
import { Segmented } from '@/ui/tabs/Segmented'
import { Redeemed } from './Redeemed'
import { Sold } from './Sold'

const choices = [
  { value: 'redeemed' as const, text: '核销和结算' },
  { value: 'sold' as const, text: '卖出的订单' },
]

/** What was redeemed of the shop and is paid for, or what was sold of it. */
export default function MerchantOrder() {
  const [shown, setShown] = useKept<'redeemed' | 'sold'>('shown', 'redeemed')
  const [month, setMonth] = useKept('month', '')
  const shared = {
    ...{ month, onMonth: setMonth },
    choose: <Segmented label="看什么" choices={choices} value={shown} onChoose={setShown} />,
  }
  return shown === 'sold' ? <Sold {...shared} /> : <Redeemed {...shared} />
}
