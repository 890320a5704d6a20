import type { villageCalls } from '@contract/village'
import { nothing, type SamplesOf } from '../sample'

export const samples: SamplesOf<typeof villageCalls> = {
  '/tp5/api/Index/villages': { owner: 'visitor', stranger: 'own', input: nothing },
  '/tp5/api/Village/mine': { owner: 'consumer', stranger: 'own', input: nothing },
  '/tp5/api/Village/userBind': {
    owner: 'consumer',
    stranger: 'own',
    input: async ({ database }) => {
      await database.pool.query('delete from village_members')
      return { village_id: 1 }
    },
  },
}
