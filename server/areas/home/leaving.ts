import type { Leaving } from '../leaving'

export const homeLeaving: Leaving = {
  tables: { machine_bonds: { gone: 'user_id' } },
}
