import { and, desc, eq, sql } from 'drizzle-orm'
import { replyTime } from '@server/calendar'
import { idText, momentText, page, readCursor, textLike, writeCursor } from '@server/call/cursor'
import type { Db } from '@server/database/database'
import {
  healthLooks,
  healthWatches,
  type MeasureKey,
  measures,
  whenWords,
} from '@server/areas/health/health'
import { namesIn } from './present'

const size = 30
const list = 'health looks'

const whatText = (what: string): string =>
  what === 'home' ? '各项最近一次' : measures[what as MeasureKey].name

/** Who looked at somebody's data, the latest first. */
export async function looksPage(db: Db, userId: string, cursor: string | undefined, now: Date) {
  const { lookedAt, watchId, what } = healthLooks
  const parts = [momentText, idText, textLike(/^\w+$/)]
  const [at, id, of] = cursor ? readCursor(list, cursor, parts) : []
  const before =
    at === undefined
      ? undefined
      : sql`(${lookedAt}, ${watchId}, ${what}) < (${String(at)}::timestamptz, ${String(id)}::uuid, ${String(of)})`
  const rows = await db
    .select({ look: healthLooks, watch: healthWatches })
    .from(healthLooks)
    .innerJoin(healthWatches, eq(healthWatches.watchId, watchId))
    .where(and(eq(healthLooks.userId, userId), before))
    .orderBy(desc(lookedAt), desc(watchId), desc(what))
    .limit(size + 1)
  const found = page(rows, size, ({ look }) =>
    writeCursor(list, [look.lookedAt.toISOString(), look.watchId, look.what]),
  )
  const nameOf = await namesIn(
    db,
    found.list.map(({ watch }) => watch),
    userId,
  )
  return {
    list: found.list.map(({ look, watch }) => ({
      ...{ name: nameOf(watch), what: whatText(look.what) },
      at: replyTime(look.lookedAt),
      when: whenWords(look.lookedAt, now),
    })),
    next: found.next,
  }
}
