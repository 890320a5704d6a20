import { grouped } from '@/format/amount'
import { money as moneyWords } from '@/format/money'
import type { AfterSaleRow } from './afterSale'

type Sum = Pick<AfterSaleRow, 'currency' | 'amount' | 'money'>

export const unitOf = { points: '积分', gold: '金币', none: '' } as const

/** 1,200 积分 + ¥9.90 */
export function sumWords({ currency, amount, money }: Sum): string {
  const held = amount > 0 ? `${grouped(amount)} ${unitOf[currency]}` : ''
  return [held, money > 0 ? moneyWords(money) : ''].filter(Boolean).join(' + ')
}

type Thing = Sum & Pick<AfterSaleRow, 'title' | 'image' | 'tint' | 'number'>

/** As ordered goods are shown beside their picture. */
export const asOrdered = ({ title, image, tint, number, amount, money, currency }: Thing) => ({
  ...{ title, image, tint, number, amount, money },
  kind: 'goods' as const,
  exchange_type: currency === 'gold' ? (2 as const) : (1 as const),
})
