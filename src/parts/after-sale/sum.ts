import { priceLine } from '@/format/price'
import type { AfterSaleRow } from './afterSale'

export type Sum = Pick<AfterSaleRow, 'points' | 'gold' | 'money'>

/** 1,200 积分 + ¥9.90 */
export const sumWords = ({ points, gold, money }: Sum): string =>
  priceLine({ points, gold, cents: money })

/** What it is about, as ordered goods stand beside their picture: only what is sent by post is taken back. */
export const asOrdered = <Thing extends object>(thing: Thing) => ({
  ...thing,
  kind: 'goods' as const,
})
