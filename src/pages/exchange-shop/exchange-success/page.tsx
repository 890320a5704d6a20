import { Result } from '@/blocks/result/Result'
import { grouped } from '@/format/amount'
import { currencyName } from '@/format/currency'
import { go, replace } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import { api } from '@/request/api'
import { useCall } from '@/request/useCall'
import { Button } from '@/ui/button/Button'
import { Screen } from '@/ui/screen/Screen'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { ErrorView } from '@/ui/state/ErrorView'

export default function ExchangeSuccess() {
  const { order_sn } = useRoute('exchangeSuccess')
  const { data, error, loading, reload } = useCall(
    () => api.get('/tp5/api/ExchangeShop/Goods/exchangeSuccess', { order_sn }),
    [order_sn],
  )
  if (!data) {
    return (
      <Screen route="exchangeSuccess">
        <Stack inset>
          {loading ? (
            <RowsSkeleton rows={1} />
          ) : (
            <ErrorView error={error} onRetry={() => void reload()} />
          )}
        </Stack>
      </Screen>
    )
  }
  const unit = currencyName(data.exchange_type)
  return (
    <Screen route="exchangeSuccess">
      <Result
        title="换好了"
        text={`扣了 ${grouped(data.amount)} ${unit}，我们尽快发货`}
        facts={[
          { name: '商品', value: `${data.title} × ${data.number}` },
          { name: `剩余${unit}`, value: grouped(data.balance) },
          { name: '订单编号', value: data.order_sn },
        ]}
      >
        <Button shape="full" onPress={() => void replace('orderDetails', { order_sn })}>
          看订单
        </Button>
        <Button kind="text" shape="full" onPress={() => void go('exchangeShop')}>
          继续逛
        </Button>
      </Result>
    </Screen>
  )
}
