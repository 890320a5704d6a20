import type { Leaving } from '../leaving'

export const farmingLeaving: Leaving = {
  tables: { farming_signals: { gone: 'user_id' } },
}
