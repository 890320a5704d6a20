import type { Telling } from '../telling'

export const adRewardTelling: Telling = {
  film_tickets: {
    title: '看视频',
    of: 'user_id',
    columns: ['way', 'platform', 'state', 'begun_at', 'expires_at'],
  },
  film_payments: {
    title: '看视频得的积分',
    of: 'user_id',
    columns: ['way', 'day', 'points', 'paid_at'],
  },
  film_days: { untold: 'how many there were a day, which the payments say themselves' },
}
