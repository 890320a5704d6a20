/** How a call names what is spent: 1 points, 2 gold. */
export type ExchangeType = 1 | 2

export const currencyName = (type: ExchangeType): '积分' | '金币' => (type === 1 ? '积分' : '金币')
