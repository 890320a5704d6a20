import type { GoodsKind } from '@/parts/catalogue/goods'
import { shopFilter } from '@/parts/catalogue/shopFilter'
import { go } from '@/navigation/go'
import type { WayTo } from './obstacle'

/** Where else to go when goods cannot be had. */
export function follow(to: WayTo, kind: GoodsKind): Promise<unknown> {
  switch (to) {
    case 'orders':
      return go('exchangeLog')
    case 'holdings':
      return go('myHoldings')
    case 'tasks':
      return go('pointsTask')
    case 'kind':
      return kind === 'goods' ? go('exchangeShop') : go('goodsOfKind', { kind })
    case 'affordable':
      shopFilter.onlyAffordable()
      return go('exchangeShop')
  }
}
