import type { noticeCalls } from '@contract/notice'
import { nothing, type SamplesOf } from '../sample'

export const samples: SamplesOf<typeof noticeCalls> = {
  '/tp5/api/Index/notices': { owner: 'visitor', stranger: 'own', input: nothing },
  '/user/common/setSeeStatus': { owner: 'consumer', stranger: 'own', input: nothing },
}
