import { View } from '@tarojs/components'
import { money } from '@/format/money'
import { counted } from '@/parts/catalogue/goodsWords'
import { Thing } from '@/parts/order/Thing'
import { messageOf } from '@/request/errors'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { FieldError } from '@/ui/field/FieldError'
import { Price } from '@/ui/price/Price'
import { Screen } from '@/blocks/screen/Screen'
import { Stack } from '@/ui/stack/Stack'
import { Foot } from '@/blocks/screen/Foot'
import { Text } from '@/ui/text/Text'
import styles from './OpenPayment.module.scss'
import { showOrder } from './nextPages'
import { cashierNames, leftText, type PayDetail, triedTexts } from './payWords'
import type { usePay } from './usePay'

interface OpenPaymentProps {
  detail: PayDetail
  /** Seconds. */
  left: number
  payment: Pick<ReturnType<typeof usePay>, 'busy' | 'error' | 'tried'>
  onPay: () => void
}

/** What is to be paid, until when and to whom; one button pays. */
export function OpenPayment({ detail, left, payment, onPay }: OpenPaymentProps) {
  const { busy, error, tried } = payment
  const failure = error === undefined ? undefined : messageOf(error)
  const told = tried === 'cancelled' || tried === 'failed' ? triedTexts[tried] : undefined
  const action = (
    <Foot>
      <FieldError text={failure ?? told} />
      <Button shape="full" busy={busy} onPress={onPay}>
        {`去支付 ${money(detail.money)}`}
      </Button>
    </Foot>
  )
  return (
    <Screen route="orderPay" action={action}>
      <View className={styles.head}>
        <Text tone="ink2">待付款</Text>
        <Price cents={detail.money} size="l" />
        <Text size="sm" tone="ink2">
          {`${leftText(left)}内付完，超时自动取消`}
        </Text>
      </View>
      <Stack inset>
        <Card>
          <Thing
            thing={detail}
            note={`共 ${counted(detail.kind ?? 'goods', detail.number)}`}
            eager
          />
        </Card>
        <Card>
          <Facts
            facts={[{ name: '付款方式', value: cashierNames[detail.cashier], strong: true }]}
          />
        </Card>
        <Button kind="text" shape="full" onPress={() => void showOrder(detail)}>
          不想买了，去订单里取消
        </Button>
      </Stack>
    </Screen>
  )
}
