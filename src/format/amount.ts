/** 12480 → 12,480: balances, prices and what is booked, always in full. */
export const grouped = (value: number): string =>
  String(Math.trunc(value)).replace(/\B(?=(\d{3})+$)/g, ',')

/** Crowds, views, stock and statistics: from 10000 on in 万, rounded to two decimals. */
export const amount = (value: number): string =>
  Math.abs(value) < 10_000 ? String(value) : `${(Math.round(value / 100) / 100).toFixed(2)}万`

/** +1,200 or −1,200, with a true minus sign. */
export const signed = (value: number): string =>
  `${value < 0 ? '−' : '+'}${grouped(Math.abs(value))}`
