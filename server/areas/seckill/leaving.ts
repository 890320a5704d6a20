import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import type { Leaver, Leaving } from '../leaving'
import { seckillEntries } from './tables'

/** Who is gone stands in no line. */
async function settle(tx: Db, { userId }: Leaver): Promise<void> {
  await tx
    .update(seckillEntries)
    .set({ state: 'left' })
    .where(
      and(
        eq(seckillEntries.userId, userId),
        inArray(seckillEntries.state, ['early', 'waiting', 'offered']),
      ),
    )
}

export const seckillLeaving: Leaving = {
  settle,
  tables: {
    seckill_entries: { stays: 'who was before whom in a queue: numbers that lead to nobody' },
    seckill_reminders: { gone: 'user_id' },
  },
}
