import type { Leaving } from '../leaving'

export const taskLeaving: Leaving = {
  tables: { points_task_receipts: { gone: 'user_id' } },
}
