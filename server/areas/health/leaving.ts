import type { Leaving } from '../leaving'
import { endWatchesBy } from './watches/end-all'

export const healthLeaving: Leaving = {
  losses: async () => [{ name: '健康记录', value: '删除' }],
  settle: (tx, { userId, now }) => endWatchesBy(tx, userId, now),
  tables: {
    health_planners: { gone: 'user_id' },
    health_guards: { gone: 'user_id' },
    health_tongue_people: { gone: 'user_id' },
    health_looks: { gone: 'user_id' },
    health_watches: { gone: 'elder_id' },
    health_days: { gone: 'user_id' },
    health_people: { gone: 'user_id' },
  },
}
