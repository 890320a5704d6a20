import type { Leaving } from '../leaving'

export const villageLeaving: Leaving = {
  tables: {
    village_members: { gone: 'user_id' },
    village_member_moves: { stays: 'who was let into which village: numbers that lead to nobody' },
  },
}
