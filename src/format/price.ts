import { grouped } from './amount'
import { money } from './money'

interface Cost {
  points?: number
  gold?: number
  cents?: number
}

/** 1,200 积分 + ¥9.90 */
export const priceLine = ({ points = 0, gold = 0, cents = 0 }: Cost): string =>
  [
    points > 0 && `${grouped(points)} 积分`,
    gold > 0 && `${grouped(gold)} 金币`,
    cents > 0 && money(cents),
  ]
    .filter(Boolean)
    .join(' + ')
