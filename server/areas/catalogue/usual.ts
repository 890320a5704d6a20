import { mixOf, type Price } from '@server/areas/order/order'

/** What goods cost in the shop in the kinds of money that another price asks for; null where they are not sold so. */
export const usualPrice = (ways: readonly Price[], price: Price): Price | null => {
  const way = ways.find((one) => mixOf(one) === mixOf(price))
  return way ? { points: way.points, gold: way.gold, money: way.money } : null
}
