import type { Leaving } from '../leaving'

export const lotteryLeaving: Leaving = {
  tables: {
    lottery_bought: { stays: 'which chances were paid for: numbers that lead to nobody' },
    lottery_likes: { gone: 'user_id' },
    lottery_plays: { stays: 'who drew what, kept two years: numbers that lead to nobody' },
    lottery_queue: { gone: 'user_id' },
    lottery_views: { gone: 'user_id' },
    lottery_vows: { gone: 'user_id' },
  },
}
