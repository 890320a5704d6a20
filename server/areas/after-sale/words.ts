import type { Price } from '@server/areas/order/order'

/** 120 积分 + 9.90 元 */
export function wordsOf({ points, gold, money }: Price): string {
  const parts = [
    ...(points > 0 ? [`${points} 积分`] : []),
    ...(gold > 0 ? [`${gold} 金币`] : []),
    ...(money > 0 ? [`${(money / 100).toFixed(2)} 元`] : []),
  ]
  return parts.join(' + ') || '0'
}
