import type { AfterSale } from './find'

const units = { points: '积分', gold: '金币', none: '' }

/** 120 积分 + 9.90 元 */
export function wordsOf(
  currency: AfterSale['currency'],
  { amount, money }: Pick<AfterSale, 'amount' | 'money'>,
): string {
  const parts = [
    ...(amount > 0 ? [`${amount} ${units[currency]}`] : []),
    ...(money > 0 ? [`${(money / 100).toFixed(2)} 元`] : []),
  ]
  return parts.join(' + ') || '0'
}
