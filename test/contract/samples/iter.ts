import type { iterCalls } from '@contract/iter'
import { nothing, type SamplesOf } from '../sample'

export const samples: SamplesOf<typeof iterCalls> = {
  '/tp5/api/Slot/index': { owner: 'operator', stranger: 'own', input: nothing },
}
