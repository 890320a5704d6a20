/** 12480 → 12,480: balances and deductions, always in full. */
export const grouped = (value: number): string =>
  String(Math.trunc(value)).replace(/\B(?=(\d{3})+$)/g, ',')

/** Long numbers of crowds and stocks: from 10000 on two decimals and 万, cut off, never rounded up. */
export const amount = (value: number): string =>
  Math.abs(value) < 10_000 ? String(value) : `${(Math.trunc(value / 100) / 100).toFixed(2)}万`

/** +1,200 or −1,200, with a true minus sign. */
export const signed = (value: number): string =>
  `${value < 0 ? '−' : '+'}${grouped(Math.abs(value))}`
