import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import type { Leaver, Leaving } from '../leaving'
import type { Entry } from './find'
import { drop } from './pieces'
import { seckillEntries } from './tables'

/** Who is gone stands in no line, and what was granted and not yet ordered is the next one's. */
async function settle(tx: Db, { userId }: Leaver): Promise<void> {
  const mine = (...states: Entry['state'][]) =>
    and(eq(seckillEntries.userId, userId), inArray(seckillEntries.state, states))
  const granted = await tx.select().from(seckillEntries).where(mine('granted')).for('update')
  for (const entry of granted) await drop(tx, entry, '')
  await tx
    .update(seckillEntries)
    .set({ state: 'left' })
    .where(mine('early', 'waiting', 'offered'))
}

export const seckillLeaving: Leaving = {
  settle,
  tables: {
    seckill_entries: { stays: 'who was before whom in a queue: numbers that lead to nobody' },
    seckill_reminders: { gone: 'user_id' },
  },
}
