import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { machines } from '@server/areas/machine/machine'
import type { Db } from '@server/database/database'
import type { DutyRole } from './roles'
import { duties } from './tables'

export { type DutyRole, dutyRoles } from './roles'
export { endDuty, giveDuties, handOver } from './give'
export { dutyImporter } from './duties'
export { duties } from './tables'

interface OnDuty {
  userId: string
  role: DutyRole
  now: Date
}

export const inForce = (now: Date) =>
  and(lte(duties.startsAt, now), or(isNull(duties.endsAt), gt(duties.endsAt, now)))!

/** The machines that are somebody's by this role now: those named, and those of their villages. */
export const machinesOnDuty = ({ userId, role, now }: OnDuty): SQL => {
  const theirs = sql`user_id = ${userId} and role = ${role}
    and starts_at <= ${now.toISOString()}::timestamptz
    and (ends_at is null or ends_at > ${now.toISOString()}::timestamptz)`
  return sql`(select machine_id from duties where ${theirs} and machine_id is not null
    union select machine.machine_id from duties
    join iter_machines machine on machine.village = duties.village
    where ${theirs})`
}

/** What of each machine is somebody's by this role now, in hundredths of its income. */
export const sharesOnDuty = ({ userId, role, now }: OnDuty): SQL => {
  const theirs = sql`user_id = ${userId} and role = ${role}
    and starts_at <= ${now.toISOString()}::timestamptz
    and (ends_at is null or ends_at > ${now.toISOString()}::timestamptz)`
  return sql`(select machine_id, least(100, sum(share))::int as share from (
      select machine_id, share from duties where ${theirs} and machine_id is not null
      union all select machine.machine_id, share from duties
      join iter_machines machine on machine.village = duties.village
      where ${theirs}
    ) held group by machine_id)`
}

/** The machines for a statement of text: whose, by which role and when stand at these places. */
export const machinesOnDutyText = (userId: string, role: string, now: string): string => `(
  select machine_id from duties
  where user_id = ${userId} and role = ${role} and machine_id is not null
    and starts_at <= ${now} and (ends_at is null or ends_at > ${now})
  union select machine.machine_id from duties
  join iter_machines machine on machine.village = duties.village
  where user_id = ${userId} and role = ${role}
    and starts_at <= ${now} and (ends_at is null or ends_at > ${now}))`

/** This machine, if it is somebody's to see to. */
export async function machineOnDuty(
  db: Db,
  which: { machineId: number } | { machineSn: string },
  of: OnDuty,
) {
  const named =
    'machineId' in which
      ? eq(machines.machineId, which.machineId)
      : eq(machines.machineSn, which.machineSn)
  const [machine] = await db
    .select()
    .from(machines)
    .where(and(named, sql`${machines.machineId} in ${machinesOnDuty(of)}`))
  return machine
}

export const isOnDuty = async (db: Db, machineId: number, of: OnDuty): Promise<boolean> =>
  (await machineOnDuty(db, { machineId }, of)) !== undefined

/** The villages that are somebody's by this role now, as machines name them. */
export async function villagesOnDuty(
  db: Db,
  { userId, role, now }: OnDuty,
): Promise<readonly string[]> {
  const rows = await db
    .selectDistinct({ village: duties.village })
    .from(duties)
    .where(
      and(
        eq(duties.userId, userId),
        eq(duties.role, role),
        isNotNull(duties.village),
        inForce(now),
      ),
    )
    .orderBy(asc(duties.village))
  return rows.map(({ village }) => village!)
}

/** Everybody who has this machine by a role now. */
export async function peopleOnDuty(
  db: Db,
  { machineId, role, now }: { machineId: number; role: DutyRole; now: Date },
) {
  const ofMachine = or(
    eq(duties.machineId, machineId),
    sql`${duties.village} = (select village from iter_machines where machine_id = ${machineId})`,
  )
  return db
    .selectDistinct({ userId: duties.userId, share: duties.share })
    .from(duties)
    .where(and(ofMachine, eq(duties.role, role), inForce(now)))
}

/** Who runs each of these machines now. */
export async function operatorsOf(
  db: Db,
  machineIds: readonly number[],
  now: Date,
): Promise<Map<number, string>> {
  const rows = await db
    .select({ machineId: duties.machineId, userId: duties.userId })
    .from(duties)
    .where(
      and(inArray(duties.machineId, [...machineIds]), eq(duties.role, 'operator'), inForce(now)),
    )
  return new Map(rows.map(({ machineId, userId }) => [machineId!, userId]))
}
