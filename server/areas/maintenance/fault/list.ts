import { and, desc, eq, exists, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Parsed } from '@contract/api'
import type { FaultSource } from '@contract/maintenance/fault'
import { machinesOnDuty } from '@server/areas/duty/duty'
import { machines } from '@server/areas/machine/machine'
import { momentText, page, readCursor, whole, writeCursor } from '@server/call/cursor'
import { type Mine, myMachine } from '../my-machine'
import { faultReports, machineFaults as faults } from '../tables'
import type { Found } from './present'

const pageSize = 20

/** What is not mended stands before what was. */
const rank = sql<number>`case ${faults.state} when 'open' then 0 when 'accepted' then 1
  when 'waiting' then 1 when 'repaired' then 2 else 3 end`

const firstSource = sql<FaultSource>`(select source from fault_reports
  where fault_reports.fault_id = ${faults.faultId} order by report_id limit 1)`

type Page = Promise<{ found: Found[]; next: string | null }>

const read = (mine: Mine, where: SQL | undefined, order: SQL[]) =>
  mine.db
    .select({ fault: faults, machine: machines, source: firstSource, rank })
    .from(faults)
    .innerJoin(machines, eq(machines.machineId, faults.machineId))
    .where(where)
    .orderBy(...order)
    .limit(pageSize + 1)

const inScope = ({ user: { userId }, now }: Mine) =>
  inArray(faults.machineId, machinesOnDuty({ userId, role: 'maintainer', now }))

/** What is open first, then the latest. */
export async function listFaults(
  mine: Mine,
  { cursor, machine_sn: machineSn, state }: Parsed<'/tp5/api/OperationFault/lists'>,
): Page {
  const one = machineSn ? await myMachine(mine, { machineSn }) : undefined
  const key = cursor ? readCursor('faults', cursor, [whole, momentText, whole]) : null
  const at = key && new Date(String(key[1])).toISOString()
  const after =
    key &&
    sql`(${rank} > ${Number(key[0])} or (${rank} = ${Number(key[0])}
      and (${faults.movedAt}, ${faults.faultId}) < (${at}::timestamptz, ${Number(key[2])}::bigint)))`
  const where = and(
    one ? eq(faults.machineId, one.machineId) : inScope(mine),
    state && eq(faults.state, state),
    after ?? undefined,
  )
  const rows = await read(mine, where, [sql`${rank}`, desc(faults.movedAt), desc(faults.faultId)])
  const { list, next } = page(rows, pageSize, ({ fault, rank: nth }) =>
    writeCursor('faults', [nth, fault.movedAt.toISOString(), fault.faultId]),
  )
  return { found: list, next }
}

export async function faultTotals(mine: Mine, machineSn: string | undefined) {
  const one = machineSn ? await myMachine(mine, { machineSn }) : undefined
  const rows = await mine.db
    .select({ state: faults.state, number: sql<number>`count(*)::int` })
    .from(faults)
    .where(
      and(
        one ? eq(faults.machineId, one.machineId) : inScope(mine),
        inArray(faults.state, ['open', 'accepted', 'waiting', 'repaired']),
      ),
    )
    .groupBy(faults.state)
  const of = (state: string) => rows.find((row) => row.state === state)?.number ?? 0
  return {
    open: of('open'),
    accepted: of('accepted'),
    waiting: of('waiting'),
    repaired: of('repaired'),
  }
}

/** What somebody reported, and what is wrong with what they run or own; the latest first. */
export async function listWitnessed(mine: Mine, cursor: string | undefined): Page {
  const { db, user, now } = mine
  const { userId } = user
  const key = cursor ? readCursor('my faults', cursor, [momentText, whole]) : null
  const at = key && new Date(String(key[0]))
  const reported = db
    .select({ one: sql`1` })
    .from(faultReports)
    .where(and(eq(faultReports.faultId, faults.faultId), eq(faultReports.userId, userId)))
  const where = and(
    or(
      exists(reported),
      inArray(faults.machineId, machinesOnDuty({ userId, role: 'operator', now })),
      inArray(faults.machineId, machinesOnDuty({ userId, role: 'owner', now })),
    ),
    key && at
      ? or(lt(faults.movedAt, at), and(eq(faults.movedAt, at), lt(faults.faultId, Number(key[1]))))
      : undefined,
  )
  const rows = await read(mine, where, [desc(faults.movedAt), desc(faults.faultId)])
  const { list, next } = page(rows, pageSize, ({ fault }) =>
    writeCursor('my faults', [fault.movedAt.toISOString(), fault.faultId]),
  )
  return { found: list, next }
}
