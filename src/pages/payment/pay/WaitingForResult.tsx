import { View } from '@tarojs/components'
import { Button } from '@/ui/button/Button'
import { waiting } from '@/ui/illustrations/occasions/waiting'
import { Screen } from '@/blocks/screen/Screen'
import { Message } from '@/ui/state/Message'
import { showOrder } from './nextPages'
import type { PayDetail } from './payWords'

interface WaitingForResultProps {
  /** Nothing is looked for any more. */
  over: boolean
  detail: PayDetail
  onAgain: () => void
  onPay: () => void
}

/** The person has been at the cashier; the server does not know yet how it ended. */
export function WaitingForResult({ over, detail, onAgain, onPay }: WaitingForResultProps) {
  return (
    <Screen route="orderPay">
      <View role="status">
        {over ? (
          <Message
            scene={waiting}
            title="还没有收到付款"
            text="已经付了的，稍晚会自动到账，不用再付；没付成的，可以接着付"
          >
            <Button onPress={onAgain}>再查一次</Button>
            <Button kind="outline" onPress={onPay}>
              没付成，接着付
            </Button>
            <Button kind="text" onPress={() => void showOrder(detail)}>
              看订单
            </Button>
          </Message>
        ) : (
          <Message scene={waiting} title="正在确认付款" text="一般几秒钟，请稍等">
            <Button kind="outline" onPress={onPay}>
              没付成，接着付
            </Button>
          </Message>
        )}
      </View>
    </Screen>
  )
}
