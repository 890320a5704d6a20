import { View } from '@tarojs/components'
import { type ReactNode, useEffect, useState } from 'react'
import type { GoodsDetail } from '@/parts/catalogue/goods'
import type { ExchangeType } from '@/format/currency'
import { shareAs } from '@/platform/share'
import { useRead } from '@/cache/useRead'
import type { RouteName } from '@/routes/route'
import { Screen } from '@/blocks/screen/Screen'
import { Unloaded } from '@/blocks/state/Unloaded'
import { drawnCard } from '../../sharing/drawnCard'
import { DetailSkeleton } from './DetailSkeleton'
import { ExchangeBar } from './ExchangeBar'
import { GoodsBody } from './GoodsBody'
import { GoodsHead } from './GoodsHead'
import { GoodsPoster } from './GoodsPoster'
import styles from './GoodsPage.module.scss'
import { offeredTypes } from './obstacle'

interface GoodsPageProps {
  route: RouteName
  goodsId: number
  /** What the address says it should be exchanged for: 1 or 2. */
  wished?: string | undefined
  /** What only this kind of goods has to tell. */
  children?: (goods: GoodsDetail) => ReactNode
}

/** One of the goods of whatever kind, from its picture down to the button that exchanges it. */
export function GoodsPage({ route, goodsId, wished, children }: GoodsPageProps) {
  const call = useRead('/tp5/api/ExchangeShop/Goods/detail', { goods_id: goodsId })
  const { data, reload } = call
  const [chosen, setChosen] = useState<ExchangeType>(wished === '2' ? 2 : 1)
  useEffect(() => {
    if (data)
      shareAs({ title: `${data.title}，邻集积分就能换`, image: drawnCard('goods', goodsId) })
  }, [data, goodsId])

  if (!data) {
    return (
      <Screen route={route} bleed={call.loading}>
        <Unloaded call={call} outline={<DetailSkeleton />} />
      </Screen>
    )
  }
  const types = offeredTypes(data)
  const type = types.includes(chosen) ? chosen : (types[0] ?? 1)
  const bar = <ExchangeBar key={type} goods={data} type={type} onRefused={() => void reload()} />
  return (
    <Screen route={route} action={bar} bleed>
      <GoodsHead goods={data} type={type} onType={setChosen} />
      <View className={styles.parts}>
        <GoodsBody goods={data}>{children?.(data)}</GoodsBody>
        <GoodsPoster goods={data} type={type} />
      </View>
    </Screen>
  )
}
