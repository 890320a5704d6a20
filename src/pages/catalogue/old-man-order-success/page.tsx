import { callService } from '@/parts/account/callService'
import { sending } from '@/parts/order/promises'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { OrderResult } from '../order-result/OrderResult'

const steps = [
  `一、我们打包，${sending}`,
  '二、快递到了会打您电话',
  '三、收到看一看，没问题就点确认收货',
]

/** The same for older neighbours: what happens now, step by step, and somebody to ask. */
export default function OldManOrderSuccess() {
  return (
    <OrderResult route="oldManOrderSuccess">
      {() => (
        <>
          <Card>
            <Stack>
              {steps.map((step) => (
                <Text key={step}>{step}</Text>
              ))}
            </Stack>
          </Card>
          <Button shape="full" icon="phone" onPress={() => void callService()}>
            有不清楚的，打电话问
          </Button>
        </>
      )}
    </OrderResult>
  )
}
