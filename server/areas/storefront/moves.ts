import { desc, eq } from 'drizzle-orm'
import type { Out } from '@contract/api'
import { maskName, nicknames } from '@server/areas/auth/auth'
import { replyTime } from '@server/calendar'
import type { Db } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import type { MoveState } from './states'
import { shopMoves, shopStops } from './tables'

type Shown = Out<'/tp5/api/VillageEnter/moves'>['list'][number]

/** So many are shown. */
export const mostMoves = 50

interface Moved extends Pick<
  typeof shopMoves.$inferInsert,
  'merchantId' | 'userId' | 'what' | 'goodsId' | 'title' | 'reason'
> {
  from: MoveState | ''
  to: MoveState
  now: Date
}

/** Writes down who did what and why, in the transaction that does it; nothing where nothing changes. */
export async function noteMove(tx: Db, { from, to, now, ...moved }: Moved): Promise<void> {
  if (from === to) return
  await tx.insert(shopMoves).values({
    ...{ ...moved, moveId: uuidv7(now.getTime()), fromState: from, toState: to, createdAt: now },
  })
}

const texts: Readonly<Record<MoveState, (title: string) => string>> = {
  open: () => '恢复营业',
  closed: () => '暂停营业',
  listed: (title) => `上架“${title}”`,
  unlisted: (title) => `下架“${title}”`,
}

/** What the shop's own people did, and what the house did to it, the latest first. */
export async function movesOf(db: Db, merchantId: number): Promise<Shown[]> {
  const moves = await db
    .select()
    .from(shopMoves)
    .where(eq(shopMoves.merchantId, merchantId))
    .orderBy(desc(shopMoves.createdAt), desc(shopMoves.moveId))
    .limit(mostMoves)
  const stops = await db
    .select()
    .from(shopStops)
    .where(eq(shopStops.merchantId, merchantId))
    .orderBy(desc(shopStops.createdAt), desc(shopStops.stopId))
    .limit(mostMoves)
  const names = await nicknames(
    db,
    moves.map(({ userId }) => userId),
  )
  const own = moves.map(({ moveId, userId, title, toState, reason, createdAt }) => ({
    ...{ key: moveId, by: maskName(names.get(userId) ?? ''), reason, createdAt },
    text: texts[toState](title),
  }))
  const ofHouse = stops.map(({ stopId, reason, createdAt }) => ({
    ...{ key: stopId, by: '平台', reason, createdAt },
    text: reason === '' ? '平台恢复了营业' : '平台暂停了营业',
  }))
  return [...own, ...ofHouse]
    .sort(
      (one, other) =>
        other.createdAt.getTime() - one.createdAt.getTime() || (one.key < other.key ? 1 : -1),
    )
    .slice(0, mostMoves)
    .map(({ createdAt, ...shown }) => ({ ...shown, at: replyTime(createdAt) }))
}
