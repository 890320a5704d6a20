import type { Leaving } from '../leaving'

export const villageLeaving: Leaving = {
  tables: { village_members: { gone: 'user_id' } },
}
