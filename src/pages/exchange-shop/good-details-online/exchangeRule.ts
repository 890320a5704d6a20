import type { Out } from '@contract/api'
import { grouped } from '@/format/amount'
import { currencyName, type ExchangeType } from '@/format/currency'

export type GoodsDetail = Out<'/tp5/api/ExchangeShop/Goods/detail'>

/** What stands in the way of an exchange, and where to go instead. */
export interface Obstacle {
  button: string
  reason: string
  way: { text: string; to: 'shop' | 'affordable' | 'orders' }
}

export const priceIn = (goods: Pick<GoodsDetail, 'points' | 'gold'>, type: ExchangeType): number =>
  type === 1 ? goods.points : goods.gold

export const offeredTypes = (goods: Pick<GoodsDetail, 'points' | 'gold'>): ExchangeType[] =>
  ([1, 2] as const).filter((type) => priceIn(goods, type) > 0)

const reached = ({ limit_per_user, mine }: GoodsDetail): boolean =>
  limit_per_user > 0 && (mine?.bought ?? 0) >= limit_per_user

/** A visitor is asked to sign in by the next page, so nothing stands in the way here. */
export const obstacleOf = (goods: GoodsDetail, type: ExchangeType): Obstacle | null => {
  if (goods.stock <= 0) {
    return {
      button: '已经换完了',
      reason: '这件已经换完了，看看邻居还在换什么',
      way: { text: '去逛逛', to: 'shop' },
    }
  }
  if (reached(goods)) {
    return {
      button: `每人限换 ${goods.limit_per_user} 件`,
      reason: `您已换过 ${goods.mine?.bought ?? 0} 件，到上限了`,
      way: { text: '看订单', to: 'orders' },
    }
  }
  const held = type === 1 ? goods.mine?.points : goods.mine?.gold
  const missing = held === undefined ? 0 : priceIn(goods, type) - held
  if (missing > 0) {
    const unit = currencyName(type)
    return {
      button: `${unit}不足，暂不能换`,
      reason: `还差 ${grouped(missing)} ${unit}`,
      way: { text: '看我能换的', to: 'affordable' },
    }
  }
  return null
}
