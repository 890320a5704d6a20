import { useEffect, useState } from 'react'
import { observer } from '@/session/observable'
import { go } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import { shareAs } from '@/platform/share'
import { api } from '@/request/api'
import { useCall } from '@/request/useCall'
import { purse } from '@/session/purse'
import { Screen } from '@/ui/screen/Screen'
import { ErrorView } from '@/ui/state/ErrorView'
import { DetailSkeleton } from './DetailSkeleton'
import { ExchangeBar } from './ExchangeBar'
import { GoodsDetails } from './GoodsDetails'
import { offeredTypes } from './exchangeRule'
import { GoodsHead } from './GoodsHead'

export default observer(function GoodDetailsOnline() {
  const params = useRoute('goodDetailsOnline')
  const goodsId = Number(params.goods_id ?? params.id)
  const { data, error, loading, reload } = useCall(
    () => api.get('/tp5/api/ExchangeShop/Goods/detail', { goods_id: goodsId }),
    [goodsId, purse.exchanges],
  )
  const [wished, setWished] = useState<1 | 2 | undefined>(
    params.exchange_type === '2' ? 2 : undefined,
  )
  useEffect(() => {
    if (data) shareAs({ title: `${data.title}，邻集积分就能换` })
  }, [data])

  if (!data) {
    return (
      <Screen route="goodDetailsOnline">
        {loading ? <DetailSkeleton /> : <ErrorView error={error} onRetry={() => void reload()} />}
      </Screen>
    )
  }
  const types = offeredTypes(data)
  const type = wished && types.includes(wished) ? wished : (types[0] ?? 1)
  const bar = (
    <ExchangeBar
      goods={data}
      type={type}
      onExchange={() => void go('order', { goods_id: goodsId, exchange_type: type })}
    />
  )
  return (
    <Screen route="goodDetailsOnline" action={bar} bleed>
      <GoodsHead goods={data} type={type} types={types} onType={setWished} />
      <GoodsDetails goods={data} />
    </Screen>
  )
})
