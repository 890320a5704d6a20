import { sql } from 'drizzle-orm'
import type { FaultKind } from '@contract/maintenance/fault'
import type { Database, Db } from '@server/database/database'
import { report } from './report'

interface Noted extends Record<string, unknown> {
  incident_id: number
  machine_id: number
  slot_no: string
  fault: string
  happened_at: string
}

interface Ailing extends Record<string, unknown> {
  machine_id: number
  kind: FaultKind
  words: string
}

/** So many are looked at again: what was noted at the same time may be seen later. */
const lookedBack = 1000
const batch = 200
/** A machine that says nothing for so long is not only changing its network. */
const silentMinutes = 30

/** What devices noted when nothing came out, each once. */
export async function takeUpIncidents(database: Database): Promise<void> {
  const { rows } = await database.db.execute<Noted>(sql`
    select incident_id::float8 as incident_id, machine_id::float8 as machine_id, slot_no, fault,
      happened_at
    from machine_incidents incident
    where incident_id > (select coalesce(max(incident_id), 0) from fault_reports) - ${lookedBack}
      and kind = 'fault'
      and not exists (select from fault_reports report
        where report.incident_id = incident.incident_id)
    order by incident_id limit ${batch}`)
  for (const row of rows)
    await database.transaction((tx) =>
      report(tx, {
        ...{ machineId: row.machine_id, slotNo: row.slot_no, kind: 'stuck', source: 'machine' },
        ...{ words: row.fault, at: new Date(row.happened_at), incidentId: row.incident_id },
      }),
    )
}

/** What machines say of themselves, or that they say nothing; what is open already stays as it is. */
export async function takeUpMachines(database: Database, now: Date): Promise<void> {
  const { rows } = await database.db.execute<Ailing>(sql`
    select machine_id::float8 as machine_id, 'other' as kind, fault as words
    from iter_machines machine where fault <> '' and ${isNews('other', now)}
    union all
    select machine_id::float8, 'offline', ${`${silentMinutes} 分钟没有心跳`}
    from iter_machines machine
    where last_seen_at < ${now.toISOString()}::timestamptz - make_interval(mins => ${silentMinutes})
      and ${isNews('offline', now)}
    limit ${batch}`)
  for (const { machine_id: machineId, kind, words } of rows)
    await database.transaction((tx) => takeUp(tx, { machineId, kind, words, now }))
}

/** Nothing of the kind is open, and nothing was mended or put away since the machine was heard. */
const isNews = (kind: FaultKind, now: Date) => sql`not exists (
  select from machine_faults known
  where known.machine_id = machine.machine_id and known.kind = ${kind} and known.slot_no = ''
    and (known.state in ('open', 'accepted', 'waiting')
      or known.moved_at > coalesce(machine.last_seen_at, ${now.toISOString()}::timestamptz)))`

interface Ill {
  machineId: number
  kind: FaultKind
  words: string
  now: Date
}

const takeUp = (tx: Db, { machineId, kind, words, now: at }: Ill) =>
  report(tx, { machineId, slotNo: '', kind, source: 'machine', words, at })
