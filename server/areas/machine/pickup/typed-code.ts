import { and, count, eq, gt, lt } from 'drizzle-orm'
import { Refusal } from '@server/call/refusal'
import type { Database, Db } from '@server/database/database'
import { lockMachineOrder } from '../orders/machine-order'
import { machineCodeMisses as misses, machinePickups as pickups } from '../tables'
import { guessRules } from './rules'
import { takeOut } from './take-out'

const longest = Math.max(...guessRules.map(({ seconds }) => seconds))

interface Typed {
  machineId: number
  code: string
  at: Date
}

/** What is kept under the code comes out of this machine; a wrong one stays counted. */
export async function takeTypedCode(database: Database, typed: Typed): Promise<void> {
  await refuseGuessers(database.db, typed)
  const taken = await database.transaction((tx) => takeOf(tx, typed))
  if (taken) return
  await database.db.insert(misses).values({ machineId: typed.machineId, missedAt: typed.at })
  throw new Refusal('pickUpWrong')
}

async function refuseGuessers(db: Db, { machineId, at }: Typed) {
  for (const { most, seconds } of guessRules) {
    const [row] = await db
      .select({ missed: count() })
      .from(misses)
      .where(and(eq(misses.machineId, machineId), gt(misses.missedAt, before(at, seconds))))
    if (row!.missed >= most)
      throw new Refusal('tooOften', '输错太多次了，请在手机的订单里点“现在取货”')
  }
}

async function takeOf(tx: Db, { machineId, code, at }: Typed): Promise<boolean> {
  const [pickup] = await tx
    .select()
    .from(pickups)
    .where(and(eq(pickups.machineId, machineId), eq(pickups.code, code)))
  if (!pickup) return false
  const order = await lockMachineOrder(tx, pickup)
  // typed twice at once, or cancelled meanwhile
  if (order.state !== 'kept') return false
  await takeOut(tx, order, at)
  return true
}

export const dropOldMisses = (db: Db, now: Date) =>
  db.delete(misses).where(lt(misses.missedAt, before(now, longest)))

const before = (at: Date, seconds: number) => new Date(at.getTime() - seconds * 1000)
