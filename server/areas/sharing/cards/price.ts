interface Price {
  points?: number | undefined
  gold?: number | undefined
  /** In cents. */
  money?: number | undefined
}

const units = {
  points: (amount: number) => `${amount.toLocaleString('en-US')} 积分`,
  gold: (amount: number) => `${amount.toLocaleString('en-US')} 金币`,
  money: (cents: number) => `¥${(cents / 100).toFixed(2)}`,
}

const parts = (price: Price, order: readonly (keyof Price)[]) =>
  order.flatMap((name) => (price[name] ? [units[name](price[name])] : []))

/** Goods cost points or gold, of which the first is told, and sometimes money besides. */
export const priceOfGoods = (price: Price): string =>
  [...parts(price, ['points', 'gold']).slice(0, 1), ...parts(price, ['money'])].join(' + ')

/** A campaign is paid with one of them. */
export const priceOfCampaign = (price: Price): string =>
  parts(price, ['money', 'points', 'gold']).join(' 或 ')
