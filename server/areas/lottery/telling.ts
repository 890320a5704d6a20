import type { Telling } from '../telling'

export const lotteryTelling: Telling = {
  lottery_bought: { title: '换的抽奖机会', of: 'user_id', columns: ['day', 'pieces'] },
  lottery_likes: { title: '点赞的心愿', of: 'user_id', columns: ['vow_id'] },
  lottery_plays: {
    title: '天天抽奖',
    of: 'user_id',
    columns: ['day', 'nonce', 'own_seed', 'state', 'order_sn', 'played_at', 'expires_at'],
  },
  lottery_queue: { title: '抽奖排队', of: 'user_id', columns: ['own_seed', 'reason', 'queued_at'] },
  lottery_views: { title: '看过抽奖', of: 'user_id', columns: ['day'] },
  lottery_vows: {
    title: '心愿',
    of: 'user_id',
    columns: ['words', 'state', 'likes', 'created_at'],
  },
}
