import type { Telling } from '../telling'

export const signInTelling: Telling = {
  sign_ins: {
    title: '签到',
    of: 'user_id',
    columns: ['day', 'points', 'made_up_at', 'signed_at'],
  },
  sign_in_steps: {
    title: '连签奖励',
    of: 'user_id',
    columns: ['reached_on', 'days', 'points', 'gold', 'paid_at'],
  },
  sign_in_members: {
    title: '签到提醒',
    of: 'user_id',
    columns: ['best', 'remind_hour', 'reminded_on'],
  },
  sign_in_entries: {
    title: '打卡赛',
    of: 'user_id',
    columns: ['day', 'stake', 'entered_at', 'attended_at', 'got', 'paid_at'],
  },
}
