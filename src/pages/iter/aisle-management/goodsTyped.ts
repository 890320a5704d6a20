import type { Slot } from '@/parts/iter/slots'

type Goods = Pick<Slot, 'title' | 'points' | 'gold' | 'money' | 'limit_per_day'>

export interface Filled {
  title: string
  money: string
  points: string
  gold: string
  limit: string
  /** Other goods that are to come in; 0: those that are there. */
  other: number
}

export const filledOf = ({ title, points, gold, money, limit_per_day }: Goods): Filled => ({
  title,
  money: String(money / 100),
  points: String(points),
  gold: String(gold),
  limit: String(limit_per_day),
  other: 0,
})

/** What was typed in yuan, in cents; undefined where it is no sum. */
export function centsOf(typed: string): number | undefined {
  const [, whole, cents = ''] = /^(\d{1,6})(?:\.(\d{0,2}))?$/.exec(typed) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(cents.padEnd(2, '0'))
}

const countFault = (typed: string): string | undefined =>
  /^\d{1,9}$/.test(typed) ? undefined : '填一个整数，没有就写 0'

export const faultsOf = (filled: Filled): { [Key in keyof Filled]?: string | undefined } => {
  const { title, money, points, gold, limit } = filled
  const free = [centsOf(money), Number(points), Number(gold)].every((price) => price === 0)
  const none = free ? '至少填一种价格，不卖就关掉“卖这一格”' : undefined
  return {
    title: title.trim() ? undefined : '请填写商品名',
    money: centsOf(money) === undefined ? '填金额，最多两位小数，没有就写 0' : none,
    points: countFault(points),
    gold: countFault(gold),
    limit: countFault(limit),
  }
}
