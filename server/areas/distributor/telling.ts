import type { Telling } from '../telling'

export const distributorTelling: Telling = {
  distributors: {
    title: '推广员',
    of: 'user_id',
    columns: ['recruitment_id', 'joined_at'],
  },
  distributor_rewards: {
    title: '推广奖励',
    of: 'user_id',
    columns: ['kind', 'tier', 'cents', 'recruitment_id', 'created_at'],
  },
}
