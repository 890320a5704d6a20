import { and, desc, eq, inArray } from 'drizzle-orm'
import { Refusal } from '@server/call/refusal'
import { dropUploads } from '@server/areas/upload/upload'
import type { Db } from '@server/database/database'
import { openHealth, sealHealth, type Whose } from '@server/areas/health/health'
import type { Series } from './series'
import { healthRris } from './tables'

export const aboutRri = (userId: string, rriId: string) => `health rri ${userId} ${rriId}`

/** As the picture of a recording is claimed among the uploads. */
export const usedByRri = (rriId: string) => `rri ${rriId}`

/** So many are offered to choose from. */
const shownRris = 30

const { rriId, userId: owner, measuredAt } = healthRris

type Row = typeof healthRris.$inferSelect
export type Recording = Omit<Row, 'sealed'> & { series: Series }

const opened = ({ key }: Whose, { sealed, ...row }: Row): Recording => ({
  ...row,
  series: openHealth<Series>(key, sealed, aboutRri(row.userId, row.rriId)),
})

export async function newestRris(db: Db, whose: Whose): Promise<Recording[]> {
  const rows = await db
    .select()
    .from(healthRris)
    .where(eq(owner, whose.userId))
    .orderBy(desc(measuredAt), desc(rriId))
    .limit(shownRris)
  return rows.map((row) => opened(whose, row))
}

const isThis = ({ userId }: Whose, id: string) => and(eq(owner, userId), eq(rriId, id))

const gone = () => new Refusal('notFound', '没有这次心跳记录，可能已经删掉了')

export async function findRri(db: Db, whose: Whose, id: string): Promise<Recording> {
  const [row] = await db.select().from(healthRris).where(isThis(whose, id))
  if (!row) throw gone()
  return opened(whose, row)
}

/** One write after another. */
export async function lockRri(tx: Db, whose: Whose, id: string): Promise<Recording> {
  const [row] = await tx.select().from(healthRris).where(isThis(whose, id)).for('update')
  if (!row) throw gone()
  return opened(whose, row)
}

/** Those of some ids that are there. */
export async function knownRris(
  db: Db,
  whose: Whose,
  ids: readonly string[],
): Promise<Map<string, Recording>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(healthRris)
    .where(and(eq(owner, whose.userId), inArray(rriId, [...ids])))
  return new Map(rows.map((row) => [row.rriId, opened(whose, row)]))
}

interface NewRri {
  id: string
  at: Date
  series: Series
}

/** What is there already stays as it is. */
export async function addRris(tx: Db, { userId, key }: Whose, all: readonly NewRri[]) {
  for (const { id, at, series } of all)
    await tx
      .insert(healthRris)
      .values({
        ...{ rriId: id, userId, measuredAt: at },
        sealed: sealHealth(key, series, aboutRri(userId, id)),
      })
      .onConflictDoNothing()
}

/** Another state of it, of which there is no picture yet. */
export async function changeRri(
  tx: Db,
  { userId, key }: Whose,
  { rriId: id, revision }: Recording,
  { series, now }: { series: Series; now: Date },
): Promise<void> {
  await dropUploads(tx, usedByRri(id), now)
  const sealed = sealHealth(key, series, aboutRri(userId, id))
  await tx
    .update(healthRris)
    .set({ sealed, revision: revision + 1, uploadId: null })
    .where(eq(rriId, id))
}

export async function removeRri(tx: Db, { rriId: id }: Recording, now: Date): Promise<void> {
  await dropUploads(tx, usedByRri(id), now)
  await tx.delete(healthRris).where(eq(rriId, id))
}

export const keepPicture = (tx: Db, { rriId: id }: Recording, uploadId: string) =>
  tx.update(healthRris).set({ uploadId }).where(eq(rriId, id))
