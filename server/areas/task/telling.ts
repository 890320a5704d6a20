import type { Telling } from '../telling'

export const taskTelling: Telling = {
  points_task_receipts: {
    title: '积分任务',
    of: 'user_id',
    columns: ['task_key', 'period', 'points', 'received_at'],
  },
  ad_bills: {
    title: '做过的任务',
    of: 'user_id',
    columns: [
      'task_id',
      'state',
      'progress',
      'choice',
      'reason',
      'got_cents',
      'got_points',
      'created_at',
      'completed_at',
      'received_at',
    ],
  },
  ad_queue: { title: '任务排队', of: 'user_id', columns: ['task_id', 'joined_at'] },
  ad_feedback: {
    title: '对任务的意见',
    of: 'user_id',
    columns: ['bill_user_id', 'mood', 'words', 'created_at'],
  },
  ad_wants: { title: '任务里想要的', of: 'user_id', columns: ['task_id', 'created_at'] },
  user_interests: { title: '兴趣', of: 'user_id', columns: ['interest'] },
  ad_seen: { title: '看过的任务', of: 'user_id', columns: ['task_id', 'event', 'day'] },
}
