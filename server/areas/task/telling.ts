import type { Telling } from '../telling'

export const taskTelling: Telling = {
  points_task_receipts: {
    title: '积分任务',
    of: 'user_id',
    columns: ['task_key', 'period', 'points', 'received_at'],
  },
}
