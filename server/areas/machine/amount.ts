/** 12 480 as people read it in a sentence. */
export const grouped = (amount: number) => String(amount).replace(/\B(?=(\d{3})+$)/g, ',')

export const yuan = (cents: number) => (cents / 100).toFixed(2)
