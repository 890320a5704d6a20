import { WhichOrder } from '@/parts/order/WhichOrder'
import { Result } from '@/blocks/result/Result'
import { go, replace } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import { Button } from '@/ui/button/Button'
import { exchanged } from '@/ui/illustrations/occasions/exchanged'
import { Screen } from '@/blocks/screen/Screen'
import { outcomeOf } from './outcomes'

/** Something came to its end, and the next step to take. */
export default function Successful() {
  const { done, order_sn } = useRoute('successful')
  if (!done && !order_sn) {
    return (
      <WhichOrder
        route="successful"
        onChoose={({ order_sn }) => void go('orderDetails', { order_sn })}
      />
    )
  }
  return (
    <Screen route="successful">
      <Result scene={exchanged} {...outcomeOf(done)} facts={[]}>
        <Button shape="full" onPress={() => void go('exchangeShop')}>
          继续逛
        </Button>
        {order_sn && done === 'received' && (
          <Button kind="outline" shape="full" onPress={() => void replace('review', { order_sn })}>
            说给邻居听
          </Button>
        )}
        {order_sn && (
          <Button
            kind="outline"
            shape="full"
            onPress={() => void replace('orderDetails', { order_sn })}
          >
            看订单
          </Button>
        )}
      </Result>
    </Screen>
  )
}
