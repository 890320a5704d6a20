import { and, eq, gt, lt } from 'drizzle-orm'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { machinePresences } from '../tables'
import type { Proof } from './proofs'

interface Where {
  userId: string
  machineId: number
  now: Date
}

interface Proved extends Where {
  proof: Proof
  metres: number | null
  /** For how many seconds. */
  seconds: number
}

/** The newest proof stands for those before it, unless one of them holds for longer. */
export async function keepProof(tx: Db, proved: Proved): Promise<number> {
  const { userId, machineId, proof, metres, now, seconds } = proved
  const known = await secondsStanding(tx, proved)
  if (known >= seconds) return known
  const kept = { proof, metres, provedAt: now, until: new Date(now.getTime() + seconds * 1000) }
  await tx
    .insert(machinePresences)
    .values({ userId, machineId, ...kept })
    .onConflictDoUpdate({
      target: [machinePresences.userId, machinePresences.machineId],
      set: kept,
    })
  return seconds
}

/** For how many more seconds somebody is known to stand before a machine; 0: they are not. */
export async function secondsStanding(db: Db, { userId, machineId, now }: Where): Promise<number> {
  const [presence] = await db
    .select({ until: machinePresences.until })
    .from(machinePresences)
    .where(
      and(
        eq(machinePresences.userId, userId),
        eq(machinePresences.machineId, machineId),
        gt(machinePresences.until, now),
      ),
    )
  return presence ? Math.ceil((presence.until.getTime() - now.getTime()) / 1000) : 0
}

export const standsBefore = async (db: Db, where: Where): Promise<boolean> =>
  (await secondsStanding(db, where)) > 0

/** Nothing comes out for who is not there. */
export async function refuseFromAfar(db: Db, where: Where): Promise<void> {
  if (!(await standsBefore(db, where))) throw new Refusal('presenceNeeded')
}

export const forgetsEverySeconds = 60

export const forgetPresences = (db: Db, now: Date) =>
  db.delete(machinePresences).where(lt(machinePresences.until, now))
