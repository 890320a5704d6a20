import type { Leaving } from '../leaving'

export const contentLeaving: Leaving = {
  tables: { word_checks: { gone: 'user_id' }, picture_checks: { gone: 'user_id' } },
}
