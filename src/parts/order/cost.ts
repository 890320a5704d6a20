import { money as moneyWords } from '@/format/money'
import { priceLine } from '@/format/price'
import type { PriceProps } from '@/ui/price/Price'
import type { Cost } from './order'

/** 1,200 积分 + 30 金币 and ¥9.90 apart; the right of a packet costs nothing. */
export const costParts = ({ points, gold, money }: Cost) => ({
  held: priceLine({ points, gold }),
  cash: money > 0 ? moneyWords(money) : '',
})

/** As the price beside a picture takes it. */
export const priceOf = ({ points, gold, money }: Cost): PriceProps => ({
  ...{ points, gold, cents: money },
  together: true,
})
