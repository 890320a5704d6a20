import { chanceOf, pickerOf } from './chance'
import { faults, liked, months, type PatternName, patterns, rates, weather } from './patterns'

/** What lies in a slot, at its price. */
export interface Goods {
  offlineGoodsId: number
  title: string
  points: number
  gold: number
  money: number
}

export interface Seller {
  machineId: number
  /** The same makes the same sales. */
  seed: number
  pattern: PatternName
  /** How many pieces it sells on an ordinary day. */
  aDay: number
  goods: readonly Goods[]
}

export interface Sums {
  sold: number
  money: number
  points: number
  gold: number
  refunds: number
  moneyBack: number
  pointsBack: number
  goldBack: number
}

/** Sums of a machine: by day, by day and hour, by day and goods. */
export interface Sold {
  days: Map<number, Sums>
  hours: Map<number, { sold: number; money: number }>
  goods: Map<number, Sums>
  visits: Map<number, number>
}

const nothing = (): Sums => ({
  ...{ sold: 0, money: 0, points: 0, gold: 0 },
  ...{ refunds: 0, moneyBack: 0, pointsBack: 0, goldBack: 0 },
})

function at<Of>(sums: Map<number, Of>, key: number, made: () => Of): Of {
  const known = sums.get(key)
  if (known) return known
  const fresh = made()
  sums.set(key, fresh)
  return fresh
}

/** The days by number, the last of them today; `until` hours of that are over. */
export interface Calendar {
  days: readonly { month: number; weekday: number; weather: number }[]
  until: number
}

/** The same sky over all machines. */
export function skyOf(seed: number, days: number): number[] {
  const chance = chanceOf(seed)
  return Array.from({ length: days }, () => {
    const drawn = chance()
    return weather.find(({ until }) => drawn < until)!.sells
  })
}

/** The sales of one machine, piece by piece, summed up. */
export function makeSales(seller: Seller, { days, until }: Calendar): Sold {
  const { seed, goods, aDay } = seller
  const chance = chanceOf(seed * 7919)
  const { hours, week } = patterns[seller.pattern]
  const [hourAt, goodsAt] = [pickerOf(hours), pickerOf(goods.map(({ title }) => liked[title] ?? 1))]
  const sold: Sold = { days: new Map(), hours: new Map(), goods: new Map(), visits: new Map() }
  let still = 0
  for (const [day, { month, weekday, weather: sky }] of days.entries()) {
    if (still === 0 && chance() * 1000 < faults.perMille) still = faults.days
    if (still > 0) {
      still -= 1
      continue
    }
    const grown = 0.8 + (0.35 * day) / days.length
    const expected = aDay * week[weekday]! * months[month]! * sky * grown
    const pieces = Math.round(expected * (0.75 + chance() / 2))
    for (let nth = 0; nth < pieces; nth++) sellOne(sold, day)
    sold.visits.set(day, Math.max(1, Math.round(pieces * (2.4 + chance() * 2))))
  }
  return sold

  function sellOne(into: Sold, day: number) {
    const hour = hourAt(chance())
    const which = goodsAt(chance())
    const paid = chance()
    const back = chance()
    if (day === days.length - 1 && hour >= until) return
    const { points, gold, money } = goods[which]!
    const by =
      paid < rates.points && points > 0
        ? 'points'
        : paid > 1 - rates.gold && gold > 0
          ? 'gold'
          : 'money'
    const amount = { points, gold, money }[by]
    for (const sums of [
      at(into.days, day, nothing),
      at(into.goods, day * goods.length + which, nothing),
    ]) {
      sums.sold += 1
      sums[by] += amount
      if (back >= rates.back) continue
      sums.refunds += 1
      sums[`${by}Back`] += amount
    }
    const inHour = at(into.hours, day * 24 + hour, () => ({ sold: 0, money: 0 }))
    inHour.sold += 1
    if (by === 'money') inHour.money += amount
  }
}
