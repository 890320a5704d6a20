import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import { openHealth, sealHealth, type Whose } from '@server/areas/health/health'
import { lockGuard } from './guard'
import { type Answers, answersOf } from './score'
import { aboutCheck } from './sealed'
import { type SheetKey, sheets } from './sheets'
import { healthChecks } from './tables'

type Row = typeof healthChecks.$inferSelect

/** A sheet that was handed in. */
export interface Check {
  checkId: string
  sheet: SheetKey
  answers: Answers
  doneAt: Date
}

const ofSheet = (userId: string, sheet: SheetKey) =>
  and(eq(healthChecks.userId, userId), eq(healthChecks.sheet, sheet))

/** One that was begun goes on. */
export async function beginCheck(
  tx: Db,
  userId: string,
  sheet: SheetKey,
  now: Date,
): Promise<string> {
  await lockGuard(tx, userId)
  const [begun] = await tx
    .select()
    .from(healthChecks)
    .where(and(ofSheet(userId, sheet), isNull(healthChecks.doneAt)))
  if (begun) return begun.checkId
  const checkId = uuidv7(now.getTime())
  await tx.insert(healthChecks).values({ checkId, userId, sheet, begunAt: now })
  return checkId
}

interface HandedIn {
  checkId: string
  sent: string
  now: Date
}

/** Once: what was handed in stays as it is, and is done anew instead. */
export async function handIn(
  tx: Db,
  { userId, key }: Whose,
  { checkId, sent, now }: HandedIn,
): Promise<Check> {
  await lockGuard(tx, userId)
  const itself = and(eq(healthChecks.checkId, checkId), eq(healthChecks.userId, userId))
  const [begun] = await tx.select().from(healthChecks).where(itself).for('update')
  if (!begun) throw new Refusal('notFound', '没有这次问卷，请重新开始')
  if (begun.doneAt) throw new Refusal('guardCheckDone')
  const answers = answersOf(sheets[begun.sheet], sent)
  const sealed = sealHealth(key, answers, aboutCheck(checkId))
  await tx.update(healthChecks).set({ sealed, doneAt: now }).where(itself)
  return { checkId, sheet: begun.sheet, answers, doneAt: now }
}

const answersIn = (key: Whose['key'], { checkId, sealed }: Pick<Row, 'checkId' | 'sealed'>) =>
  openHealth<Answers>(key, sealed!, aboutCheck(checkId))

/** What was handed in of a sheet, the newest first. */
export async function checksOf(
  db: Db,
  { userId, key }: Whose,
  sheet: SheetKey,
  most: number,
): Promise<Check[]> {
  const rows = await db
    .select()
    .from(healthChecks)
    .where(and(ofSheet(userId, sheet), isNotNull(healthChecks.doneAt)))
    .orderBy(desc(healthChecks.doneAt))
    .limit(most)
  return rows.map((row) => ({
    ...{ checkId: row.checkId, sheet, doneAt: row.doneAt! },
    answers: answersIn(key, row),
  }))
}
