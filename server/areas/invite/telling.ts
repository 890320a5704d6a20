import type { Telling } from '../telling'

export const inviteTelling: Telling = {
  invite_links: { title: '邀请码', of: 'user_id', columns: ['code', 'created_at'] },
  invite_rewards: {
    title: '邀请奖励',
    of: 'user_id',
    columns: ['tier', 'cents', 'created_at'],
  },
  invited_users: {
    title: '受邀',
    of: 'user_id',
    columns: ['bound_at', 'rewarded_at', 'guest_points'],
  },
}
