import type { workCalls } from '@contract/work'
import { nothing, type SamplesOf } from '../sample'

export const samples: SamplesOf<typeof workCalls> = {
  '/tp5/api/Work/home': { owner: 'operator', stranger: 'own', input: nothing },
}
