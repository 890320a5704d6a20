import type { taskCalls } from '@contract/task'
import { nothing, type SamplesOf } from '../sample'

export const samples: SamplesOf<typeof taskCalls> = {
  '/tp5/api/ExchangeShop/PointsTask/lists': { owner: 'consumer', stranger: 'own', input: nothing },
  '/tp5/api/ExchangeShop/PointsTask/receive': {
    owner: 'consumer',
    stranger: 'refused',
    input: async ({ database }) => {
      await database.pool.query('delete from points_task_receipts')
      return { key: 'first-exchange' }
    },
  },
}
