import { View } from '@tarojs/components'
import { money } from '@/format/money'
import { messageOf } from '@/request/errors'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { FieldError } from '@/ui/field/FieldError'
import { GoodsPicture } from '@/ui/picture/GoodsPicture'
import { Price } from '@/ui/price/Price'
import { Screen } from '@/blocks/screen/Screen'
import { Stack } from '@/ui/stack/Stack'
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
    <View className={styles.action}>
      <FieldError text={failure ?? told} />
      <Button shape="full" busy={busy} onPress={onPay}>
        {`去支付 ${money(detail.money)}`}
      </Button>
    </View>
  )
  return (
    <Screen route="orderPay" action={action}>
      <View className={styles.head}>
        <View className={styles.caption}>还要付</View>
        <Price cents={detail.money} size="l" />
        <View className={styles.left}>{`${leftText(left)}内付完，超时自动取消`}</View>
      </View>
      <Stack inset>
        <Card>
          <View className={styles.goods}>
            <View className={styles.picture}>
              <GoodsPicture src={detail.image} alt="" tint={detail.tint} rounded eager />
            </View>
            <View className={styles.words}>
              <View>{detail.title}</View>
              <View className={styles.number}>{`共 ${detail.number} 件`}</View>
            </View>
          </View>
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
