/** How a machine names what is spent: 1 points, 2 gold. */
export type ExchangeType = 1 | 2

export const currencyName = (type: ExchangeType): '积分' | '金币' => (type === 1 ? '积分' : '金币')

const mixes = [
  '',
  '用积分换',
  '用金币换',
  '积分加金币',
  '直接买',
  '积分加钱',
  '金币加钱',
  '三样一起',
]

/** How a way to pay is called, by what it asks for together: 1 points, 2 gold, 4 money, and their sums. */
export const mixName = (mix: number): string => mixes[mix] ?? ''
