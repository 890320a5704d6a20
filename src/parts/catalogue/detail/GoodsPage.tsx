import { View } from '@tarojs/components'
import { type ReactNode, useEffect, useState } from 'react'
import type { GoodsDetail } from '@/parts/catalogue/goods'
import { wayOf } from '@/parts/catalogue/ways'
import { shareAs } from '@/platform/share'
import { useRead } from '@/cache/useRead'
import type { RouteName } from '@/routes/route'
import { Screen } from '@/blocks/screen/Screen'
import { Unloaded } from '@/blocks/state/Unloaded'
import { Card } from '@/ui/card/Card'
import { drawnCard } from '../../sharing/drawnCard'
import { ShareCell } from '../../sharing/ShareCell'
import { DetailSkeleton } from './DetailSkeleton'
import { ExchangeBar } from './ExchangeBar'
import { GoodsBody } from './GoodsBody'
import { GoodsHead } from './GoodsHead'
import { GoodsPoster } from './GoodsPoster'
import styles from './GoodsPage.module.scss'

interface GoodsPageProps {
  route: RouteName
  goodsId: number
  /** Which mix the address says it should be paid in. */
  wished?: string | undefined
  /** What only this kind of goods has to tell. */
  children?: (goods: GoodsDetail) => ReactNode
}

/** One of the goods of whatever kind, from its picture down to the button that exchanges it. */
export function GoodsPage({ route, goodsId, wished, children }: GoodsPageProps) {
  const call = useRead('/tp5/api/ExchangeShop/Goods/detail', { goods_id: goodsId })
  const { data, reload } = call
  const [chosen, setChosen] = useState(Number(wished) || 1)
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
  const way = wayOf(data, chosen)
  const bar = (
    <ExchangeBar key={way.exchange_type} goods={data} way={way} onRefused={() => void reload()} />
  )
  return (
    <Screen route={route} action={bar} bleed>
      <GoodsHead goods={data} way={way} onType={setChosen} />
      <View className={styles.parts}>
        <GoodsBody goods={data}>{children?.(data)}</GoodsBody>
        <Card bare>
          <ShareCell />
        </Card>
        <GoodsPoster goods={data} way={way} />
      </View>
    </Screen>
  )
}
