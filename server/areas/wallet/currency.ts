import type { RefusalName } from '@contract/refusals'

export type Currency = 'points' | 'gold'

interface CurrencyRule {
  name: string
  short: RefusalName
}

export const currencies: Record<Currency, CurrencyRule> = {
  points: { name: '积分', short: 'pointsShort' },
  gold: { name: '金币', short: 'goldShort' },
}
