import { and, eq } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import type { Leaver, Leaving } from '../leaving'
import { lotteryPlays } from './tables'

/** Nobody is left to send it to. */
const settle = (tx: Db, { userId }: Leaver) =>
  tx
    .update(lotteryPlays)
    .set({ state: 'expired' })
    .where(and(eq(lotteryPlays.userId, userId), eq(lotteryPlays.state, 'waiting')))

export const lotteryLeaving: Leaving = {
  settle: async (tx, leaver) => void (await settle(tx, leaver)),
  tables: {
    lottery_bought: { stays: 'which chances were paid for: numbers that lead to nobody' },
    lottery_likes: { gone: 'user_id' },
    lottery_plays: { stays: 'who drew what, kept two years: numbers that lead to nobody' },
    lottery_queue: { gone: 'user_id' },
    lottery_views: { gone: 'user_id' },
    lottery_vows: { gone: 'user_id' },
  },
}
