import { View } from '@tarojs/components'
import { callService } from '@/blocks/service/callService'
import { grouped } from '@/format/amount'
import { currencyName } from '@/format/currency'
import { useRoute } from '@/navigation/useRoute'
import { api } from '@/request/api'
import { useCall } from '@/request/useCall'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { Screen } from '@/ui/screen/Screen'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { ErrorView } from '@/ui/state/ErrorView'
import { Steps } from '@/ui/steps/Steps'
import { CopyNumber } from './CopyNumber'
import { headlines, stepsOf } from './orderWords'
import { OrderedGoods } from './OrderedGoods'
import styles from './page.module.scss'

export default function OrderDetails() {
  const { order_sn } = useRoute('orderDetails')
  const { data, error, loading, reload } = useCall(
    () => api.get('/tp5/api/ExchangeOrder/detail', { order_sn }),
    [order_sn],
  )
  if (!data) {
    return (
      <Screen route="orderDetails">
        <Stack inset>
          {loading ? (
            <RowsSkeleton rows={3} />
          ) : (
            <ErrorView error={error} onRetry={() => void reload()} />
          )}
        </Stack>
      </Screen>
    )
  }
  const unit = currencyName(data.exchange_type)
  const { address } = data
  return (
    <Screen route="orderDetails">
      <Stack inset>
        <View>
          <View className={styles.headline}>{headlines[data.state].title}</View>
          <View className={styles.note}>{headlines[data.state].text}</View>
        </View>
        <Card>
          <Steps steps={stepsOf(data.timeline)} />
        </Card>
        {address && (
          <Card>
            <View className={styles.who}>{`${address.name}　${address.phone}`}</View>
            <View className={styles.note}>
              {`${address.province}${address.city}${address.district}${address.detail}`}
            </View>
          </Card>
        )}
        <Card>
          <OrderedGoods order={data} />
          <View className={styles.sums}>
            <Facts
              facts={[
                { name: '数量', value: `${data.number} 件` },
                { name: '运费', value: '包邮' },
                { name: `扣除${unit}`, value: `−${grouped(data.amount)}`, strong: true },
                ...(data.note ? [{ name: '备注', value: data.note }] : []),
              ]}
            />
          </View>
        </Card>
        <Card>
          <CopyNumber orderSn={data.order_sn} />
        </Card>
        <Button kind="outline" shape="full" icon="headset" onPress={() => void callService()}>
          找客服
        </Button>
      </Stack>
    </Screen>
  )
}
