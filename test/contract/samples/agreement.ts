import type { agreementCalls } from '@contract/agreement'
import type { SamplesOf } from '../sample'

export const samples: SamplesOf<typeof agreementCalls> = {
  '/tp5/api/Agreement/detail': {
    owner: 'visitor',
    stranger: 'own',
    input: () => ({ key: 'privacy' }),
  },
}
