import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { GoodsDetail } from '@/parts/catalogue/goods'
import { GoodsReviews } from '@/parts/review/GoodsReviews'
import { MerchantCard } from '@/parts/holding/MerchantCard'
import { distance } from '@/format/distance'
import { SectionHead } from '@/ui/section/SectionHead'
import { GoodsRules } from './GoodsRules'
import { RightsCard } from './RightsCard'
import { Sessions } from './Sessions'
import { StockCard } from './StockCard'

interface GoodsBodyProps {
  goods: GoodsDetail
  /** What only this kind of goods has to tell. */
  children?: ReactNode
}

/** All that is known of one of the goods below its price. */
export function GoodsBody({ goods, children }: GoodsBodyProps) {
  const { rights, sessions, merchant, distance: away } = goods
  return (
    <>
      {rights.length > 0 && <RightsCard rights={rights} />}
      {sessions.length > 0 && <Sessions goods={goods} />}
      {children}
      <StockCard goods={goods} />
      {merchant && (
        <View>
          <SectionHead title={away === null ? '在哪里' : `在哪里 · ${distance(away)}`} />
          <MerchantCard merchant={merchant} />
        </View>
      )}
      <GoodsReviews goodsId={goods.goods_id} />
      <GoodsRules goods={goods} />
    </>
  )
}
