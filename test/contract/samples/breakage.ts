import type { breakageCalls } from '@contract/breakage'
import type { SamplesOf } from '../sample'

export const samples: SamplesOf<typeof breakageCalls> = {
  '/tp5/api/Common/broken': {
    owner: 'visitor',
    stranger: 'own',
    input: () => ({ page: 'index', words: 'TypeError: no price', place: '12.js:1:200', times: 1 }),
  },
}
