import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { maskName, nicknames } from '@server/areas/auth/auth'
import { type Judged, noteWords } from '@server/areas/content/content'
import { replyTime } from '@server/calendar'
import { idText, momentText, page, readCursor, writeCursor } from '@server/call/cursor'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import type { ShownWords } from '../shown-words'
import { lotteryLikes, lotteryVows } from './tables'

const pageSize = 20
const list = 'vows'

interface Wish {
  userId: string
  words: string
  judged: Judged
  now: Date
}

/** What is in doubt is not shown before a person has looked. */
export async function makeVow(tx: Db, { userId, words, judged, now }: Wish) {
  const state = judged === 'pass' ? 'shown' : 'waiting'
  const vowId = uuidv7(now.getTime())
  await tx.insert(lotteryVows).values({ vowId, userId, words, state, createdAt: now })
  await noteWords(tx, { kind: 'vow', userId, id: vowId, judged }, now)
  return state
}

/** Once, however often it is tapped; returns how many there are. */
export async function likeVow(tx: Db, vowId: string, userId: string): Promise<number> {
  const which = and(eq(lotteryVows.vowId, vowId), eq(lotteryVows.state, 'shown'))
  const [vow] = await tx.select().from(lotteryVows).where(which).for('update')
  if (!vow) throw new Refusal('notFound', '这条心愿已经不在了')
  const [liked] = await tx
    .insert(lotteryLikes)
    .values({ vowId, userId })
    .onConflictDoNothing()
    .returning()
  if (!liked) return vow.likes
  const likes = vow.likes + 1
  await tx.update(lotteryVows).set({ likes }).where(which)
  return likes
}

export async function vowsFor(db: Db, userId: string | undefined, cursor: string | undefined) {
  const [at, last] = cursor ? readCursor(list, cursor, [momentText, idText]) : []
  const { createdAt, vowId } = lotteryVows
  const rows = await db
    .select()
    .from(lotteryVows)
    .where(
      and(
        eq(lotteryVows.state, 'shown'),
        at === undefined
          ? undefined
          : sql`(${createdAt}, ${vowId}) < (${at}::timestamptz, ${last}::uuid)`,
      ),
    )
    .orderBy(desc(createdAt), desc(vowId))
    .limit(pageSize + 1)
  const shown = page(rows, pageSize, (row) =>
    writeCursor(list, [row.createdAt.toISOString(), row.vowId]),
  )
  const names = await nicknames(
    db,
    shown.list.map((row) => row.userId),
  )
  const liked = await likedBy(
    db,
    userId,
    shown.list.map((row) => row.vowId),
  )
  return {
    next: shown.next,
    list: shown.list.map((row) => ({
      vow_id: row.vowId,
      name: maskName(names.get(row.userId) ?? ''),
      words: row.words,
      likes: row.likes,
      liked: liked.has(row.vowId) ? (1 as const) : (0 as const),
      created_at: replyTime(row.createdAt),
    })),
  }
}

async function likedBy(db: Db, userId: string | undefined, vowIds: readonly string[]) {
  if (!userId || vowIds.length === 0) return new Set<string>()
  const rows = await db
    .select({ vowId: lotteryLikes.vowId })
    .from(lotteryLikes)
    .where(and(eq(lotteryLikes.userId, userId), inArray(lotteryLikes.vowId, [...vowIds])))
  return new Set(rows.map(({ vowId }) => vowId))
}

const isVow = (id: string) => eq(lotteryVows.vowId, id)

export const vowWords: ShownWords = {
  title: '抽奖心愿',
  scene: 'comment',
  async read(db, { id }) {
    const [vow] = await db.select().from(lotteryVows).where(isVow(id))
    return vow?.words ?? ''
  },
  putUp: (tx, { id }) => tx.update(lotteryVows).set({ state: 'shown' }).where(isVow(id)),
  takeDown: (tx, { id }) => tx.update(lotteryVows).set({ state: 'hidden' }).where(isVow(id)),
}
