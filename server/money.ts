/** As people write sums: 12.50 元. */
export const yuan = (cents: number): string => `${(cents / 100).toFixed(2)} 元`

/** As a price tag: ¥12.50. */
export const yuanSign = (cents: number): string => `¥${(cents / 100).toFixed(2)}`

/** Of rules, which are mostly whole: 12 元. */
export const shortYuan = (cents: number): string => `${cents / 100} 元`
