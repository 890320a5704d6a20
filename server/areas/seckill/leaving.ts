import type { Leaving } from '../leaving'

export const seckillLeaving: Leaving = {
  tables: {
    seckill_entries: { stays: 'who was before whom in a queue: numbers that lead to nobody' },
    seckill_reminders: { gone: 'user_id' },
  },
}
