import { go } from '@/navigation/go'
import { Button } from '@/ui/button/Button'
import { Screen } from '@/blocks/screen/Screen'
import { Message } from '@/ui/state/Message'
import { showOrder, startAnew } from './nextPages'
import { type Ending, endingOf, type PayDetail } from './payWords'

interface EndedProps {
  ending: Ending
  detail: PayDetail
}

/** It ended without what was ordered: what becomes of the money, and what to do next. */
export function Ended({ ending, detail }: EndedProps) {
  const { scene, title, text } = endingOf(ending, detail)
  const isOwed = ending === 'refunding' || ending === 'refunded'
  return (
    <Screen route="orderPay">
      <Message scene={scene} title={title} text={text}>
        <Button onPress={() => void startAnew(detail)}>再去选选</Button>
        <Button kind="outline" onPress={() => void showOrder(detail)}>
          看订单
        </Button>
        {isOwed && (
          <Button kind="text" onPress={() => void go('service')}>
            找客服
          </Button>
        )}
      </Message>
    </Screen>
  )
}
