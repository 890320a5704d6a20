import type { walletCalls } from '@contract/wallet'
import { nothing, type SamplesOf } from '../sample'

export const samples: SamplesOf<typeof walletCalls> = {
  '/tp5/api/ExchangeShop/UserPoints/detail': {
    owner: 'consumer',
    stranger: 'own',
    input: () => ({ start_time: '2026-01-01', end_time: '2026-12-31' }),
  },
  '/tp5/api/ExchangeShop/UserGold/detail': { owner: 'consumer', stranger: 'own', input: nothing },
}
