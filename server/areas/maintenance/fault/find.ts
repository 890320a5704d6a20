import { and, eq, inArray } from 'drizzle-orm'
import { dayMs } from '@server/calendar'
import { machinesOnDuty } from '@server/areas/duty/duty'
import { machines } from '@server/areas/machine/machine'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import type { Mine } from '../my-machine'
import { faultReports, machineFaults } from '../tables'
import { reopenDays } from './kinds'
import { actionsOf } from './states'

export type Fault = typeof machineFaults.$inferSelect

export const noFault = () => new Refusal('notFound', '没有找到这个故障，请刷新后再看')

export async function lockFault(tx: Db, faultId: number): Promise<Fault> {
  const [fault] = await tx
    .select()
    .from(machineFaults)
    .where(eq(machineFaults.faultId, faultId))
    .for('update')
  if (!fault) throw noFault()
  return fault
}

export async function findFault(db: Db, faultId: number) {
  const [found] = await db
    .select({ fault: machineFaults, machine: machines })
    .from(machineFaults)
    .innerJoin(machines, eq(machines.machineId, machineFaults.machineId))
    .where(eq(machineFaults.faultId, faultId))
  if (!found) throw noFault()
  return found
}

/** What somebody is to each of these faults: who mends the machine, or who can say whether it works. */
export async function standingsOf({ db, user: { userId }, now }: Mine, faults: readonly Fault[]) {
  const ids = [...new Set(faults.map(({ machineId }) => machineId))]
  // one after the other: inside a transaction there is one connection
  const mended = await onDutyAmong(db, ids, { userId, role: 'maintainer', now })
  const run = await onDutyAmong(db, ids, { userId, role: 'operator', now })
  const owned = await onDutyAmong(db, ids, { userId, role: 'owner', now })
  const said = await reportedBy(db, userId, faults)
  const oldest = now.getTime() - reopenDays * dayMs
  return (fault: Fault) => {
    const { machineId, faultId, state, menderId, movedAt } = fault
    const standing = {
      ...{ state, menderId, userId },
      maintains: mended.has(machineId),
      witness: said.has(faultId) || run.has(machineId) || owned.has(machineId),
      fresh: movedAt.getTime() >= oldest,
    }
    return { ...standing, actions: actionsOf(standing) }
  }
}

async function onDutyAmong(
  db: Db,
  ids: readonly number[],
  of: Parameters<typeof machinesOnDuty>[0],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ machineId: machines.machineId })
    .from(machines)
    .where(
      and(inArray(machines.machineId, [...ids]), inArray(machines.machineId, machinesOnDuty(of))),
    )
  return new Set(rows.map(({ machineId }) => machineId))
}

async function reportedBy(db: Db, userId: string, faults: readonly Fault[]): Promise<Set<number>> {
  if (faults.length === 0) return new Set()
  const ids = faults.map(({ faultId }) => faultId)
  const rows = await db
    .selectDistinct({ faultId: faultReports.faultId })
    .from(faultReports)
    .where(and(inArray(faultReports.faultId, ids), eq(faultReports.userId, userId)))
  return new Set(rows.map(({ faultId }) => faultId))
}
