import type { Telling } from '../telling'

export const seckillTelling: Telling = {
  seckill_entries: {
    title: '秒杀',
    of: 'user_id',
    columns: ['item_id', 'state', 'order_sn', 'reason', 'entered_at'],
  },
  seckill_reminders: {
    title: '秒杀提醒',
    of: 'user_id',
    columns: ['session_id', 'created_at'],
  },
}
