import { replace } from '@/navigation/go'
import { Button } from '@/ui/button/Button'
import { OrderResult } from '../order-result/OrderResult'

/** E-codes, each behind a button of its own: a code that was seen cannot be given away any more. */
export default function DigitalGoodsSuccess() {
  return (
    <OrderResult route="digitalGoodsSuccess">
      {({ holdings }) =>
        holdings.map((holding_id, index) => (
          <Button
            key={holding_id}
            shape="full"
            onPress={() => void replace('holding', { holding_id })}
          >
            {holdings.length > 1 ? `查看第 ${index + 1} 张券码` : '查看券码'}
          </Button>
        ))
      }
    </OrderResult>
  )
}
