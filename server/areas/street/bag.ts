import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { lockPromoter } from './find'
import { type MoveKind, streetMoves, streetPromoters } from './tables'

interface Mine {
  activityId: number
  userId: string
}

const piecesOf = (kind: MoveKind): SQL<number> =>
  sql<number>`coalesce(sum(${streetMoves.pieces}) filter (where ${streetMoves.kind} = ${kind}), 0)::int`

const empty = { taken: 0, given: 0, lost: 0, bag: 0 }

/** What a promoter took along to each of these activities, and what became of it. */
export async function bagsOf(db: Db, userId: string, activityIds: readonly number[]) {
  const { activityId } = streetMoves
  const rows = await db
    .select({
      activityId,
      taken: piecesOf('taken'),
      given: piecesOf('given'),
      back: piecesOf('back'),
      lost: piecesOf('lost'),
    })
    .from(streetMoves)
    .where(and(eq(streetMoves.userId, userId), inArray(activityId, [...activityIds])))
    .groupBy(activityId)
  return (id: number) => {
    const row = rows.find((one) => one.activityId === id)
    if (!row) return empty
    const { taken, given, back, lost } = row
    return { taken, given, lost, bag: taken - given - back - lost }
  }
}

export const bagOf = async (db: Db, { activityId, userId }: Mine) =>
  (await bagsOf(db, userId, [activityId]))(activityId)

export async function noteMove(
  tx: Db,
  { activityId, userId }: Mine,
  kind: MoveKind,
  pieces: number,
  at: Date,
) {
  if (pieces === 0) return
  await tx.insert(streetMoves).values({ activityId, userId, kind, pieces, movedAt: at })
}

interface Setting extends Mine {
  on: boolean
  pieces: number
  now: Date
}

/** Begins with what was taken along, or ends with what is left: what is missing then is lost. */
export async function setPush(tx: Db, { on, pieces, now, ...mine }: Setting) {
  const { activityId, userId } = mine
  const promoter = await lockPromoter(tx, activityId, userId)
  if (promoter.endedAt) throw new Refusal('invalid', '今天已经收工了，数过的不再改')
  if (!on && !promoter.beganAt) throw new Refusal('invalid', '还没有开始，先点“开始”')
  const { bag } = await bagOf(tx, mine)
  const which = and(eq(streetPromoters.activityId, activityId), eq(streetPromoters.userId, userId))
  if (on) {
    await noteMove(tx, mine, 'taken', pieces, now)
    await tx
      .update(streetPromoters)
      .set({ beganAt: promoter.beganAt ?? now })
      .where(which)
  } else {
    if (pieces > bag) throw new Refusal('invalid', `包里按账只有 ${bag} 件，多出来的请再数一遍`)
    await noteMove(tx, mine, 'back', pieces, now)
    await noteMove(tx, mine, 'lost', bag - pieces, now)
    await tx.update(streetPromoters).set({ endedAt: now }).where(which)
  }
  const after = await bagOf(tx, mine)
  return { bag: after.bag, lost: after.lost }
}
