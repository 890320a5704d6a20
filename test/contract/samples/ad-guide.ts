import type { adGuideCalls } from '@contract/ad-guide'
import { nothing, type SamplesOf } from '../sample'

const group = '/tp5/api/AdvertisingHelper'

export const samples: SamplesOf<typeof adGuideCalls> = {
  [`${group}/lists`]: { owner: 'visitor', stranger: 'own', input: nothing },
  [`${group}/detail`]: { owner: 'visitor', stranger: 'own', input: () => ({ key: 'first' }) },
}
