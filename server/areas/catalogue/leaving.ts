import type { Leaving } from '../leaving'

export const catalogueLeaving: Leaving = {
  tables: { goods_wants: { gone: 'user_id' } },
}
