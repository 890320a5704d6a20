import { grouped } from '@/format/amount'
import { currencyName } from '@/format/currency'
import { money as moneyWords } from '@/format/money'
import type { Cost } from './order'

/** 1,200 积分 and ¥9.90 apart; the right of a packet costs nothing. */
export const costParts = ({ amount, money, exchange_type: type }: Cost) => ({
  held: amount > 0 ? `${grouped(amount)} ${currencyName(type)}` : '',
  cash: money > 0 ? moneyWords(money) : '',
})

/** As the price beside a picture takes it. */
export const priceOf = ({ amount, money, exchange_type: type }: Cost) => ({
  ...(type === 1 ? { points: amount } : { gold: amount }),
  cents: money,
})
