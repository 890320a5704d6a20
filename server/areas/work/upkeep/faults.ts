import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { machinesOnDuty } from '@server/areas/duty/duty'
import { machines } from '@server/areas/machine/machine'
import { faultRules, machineFaults as faults } from '@server/areas/maintenance/maintenance'
import type { FaultKind } from '@contract/maintenance/fault'
import type { Waits, Working } from '../../waiting'
import { urgencyOf } from './urgency'

/** What nobody has taken on, and what I have and is not mended. */
const isMine = ({ userId, now }: Working): SQL =>
  and(
    inArray(faults.machineId, machinesOnDuty({ userId, role: 'maintainer', now })),
    inArray(faults.state, ['open', 'accepted', 'waiting']),
    or(isNull(faults.menderId), eq(faults.menderId, userId)),
  )!

export const faultWaits: Waits = {
  kind: 'faults',
  role: 'maintainer',
  link: '/bug_log',
  async read(working, most) {
    const { db, now } = working
    const where = isMine(working)
    const rows = await db
      .select({ fault: faults, name: machines.name, village: machines.village })
      .from(faults)
      .innerJoin(machines, eq(machines.machineId, faults.machineId))
      .where(where)
      .orderBy(asc(faults.dueAt), asc(faults.faultId))
      .limit(most)
    const [sum] = await db
      .select({ count: sql<number>`count(*)::int` })
      .from(faults)
      .where(where)
    return {
      count: sum!.count,
      first: rows.map(({ fault, name, village }) => ({
        key: String(fault.faultId),
        title: `${name} ${faultRules[fault.kind as FaultKind].title}`,
        note: [village, fault.slotNo, fault.menderId ? '我在修' : '没人接']
          .filter(Boolean)
          .join(' · '),
        urgency: urgencyOf(fault.dueAt, now),
        dueAt: fault.dueAt,
        link: `/repair_log?fault_id=${fault.faultId}`,
      })),
    }
  },
}
