import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Out } from '@contract/api'
import { duties } from '@server/areas/duty/duty'
import { identityOf } from '@server/areas/identity/identity'
import { machines } from '@server/areas/machine/machine'
import { replyTime } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import { isTaken } from '@server/database/failover'
import type { Db } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import { operatorApplications } from '../tables'

export type Application = typeof operatorApplications.$inferSelect

type Reply = Out<'/tp5/api/Iter/application'>

interface Asking {
  db: Db
  user: { userId: string; roles: readonly string[] }
  now: Date
}

const mostShown = 100

/** What nobody runs at this moment; a duty that begins later is somebody's already. */
export const freeMachines = (db: Db, now: Date) =>
  db
    .select({
      machine_id: machines.machineId,
      name: machines.name,
      village: machines.village,
      address: machines.address,
    })
    .from(machines)
    .leftJoin(
      duties,
      and(
        eq(duties.machineId, machines.machineId),
        eq(duties.role, 'operator'),
        sql`(${duties.endsAt} is null or ${duties.endsAt} > ${now.toISOString()}::timestamptz)`,
      ),
    )
    .where(isNull(duties.dutyId))
    .orderBy(machines.village, machines.machineSn)
    .limit(mostShown)

export const isFree = async (db: Db, machineId: number, now: Date): Promise<boolean> =>
  (await freeMachines(db, now)).some(({ machine_id }) => machine_id === machineId)

async function lastOf(db: Db, userId: string) {
  const [row] = await db
    .select({ application: operatorApplications, machine: machines })
    .from(operatorApplications)
    .innerJoin(machines, eq(machines.machineId, operatorApplications.machineId))
    .where(eq(operatorApplications.userId, userId))
    .orderBy(desc(operatorApplications.createdAt))
    .limit(1)
  return row
}

export async function myApplication({ db, user }: Omit<Asking, 'now'>): Promise<Reply> {
  const last = await lastOf(db, user.userId)
  const { application, machine } = last ?? {}
  const verified = (await identityOf(db, user.userId)) === 'approved'
  return {
    state: application?.state ?? 'none',
    reason: application?.reason ?? '',
    machine_sn: machine?.machineSn ?? '',
    machine_name: machine?.name ?? '',
    words: application?.words ?? '',
    submitted_at: application ? replyTime(application.createdAt) : null,
    identity: verified ? 1 : 0,
    operator: user.roles.includes('operator') ? 1 : 0,
  }
}

interface Wish {
  machineId: number
  words: string
}

/** Only of whom it is known who they are, for a machine that nobody runs, and one at a time. */
export async function applyFor({ db, user: { userId }, now }: Asking, wish: Wish): Promise<void> {
  if ((await identityOf(db, userId)) !== 'approved')
    throw new Refusal('identityNeeded', '申请做运营要先完成实名认证')
  if (!(await isFree(db, wish.machineId, now))) throw new Refusal('machineTaken')
  const applicationId = uuidv7(now.getTime())
  await db
    .insert(operatorApplications)
    .values({ applicationId, userId, ...wish, state: 'waiting', createdAt: now })
    .catch((error: unknown) => {
      throw isTaken(error) ? new Refusal('applicationOpen') : error
    })
}
