import { type SQL, sql } from 'drizzle-orm'
import type { Out } from '@contract/api'
import { lowShare, silentSince } from '@server/areas/machine/machine'
import { reportedFaultText } from '@server/areas/maintenance/maintenance'
import { replyTime } from '@server/calendar'
import { rowsOf } from '@server/database/rows-of'
import { isOneOf, type Scope } from '../scope'

type Shown = Out<'/tp5/api/Housekeep/monitor'>['list'][number]

export interface MachineRow extends Record<string, unknown> {
  machine_id: number
  machine_sn: string
  name: string
  village: string
  address: string
  state: Shown['state']
  last_seen_at: string | null
  /** What the machine says of itself. */
  fault: string
  /** What people said of it, and nobody has mended. */
  told: string | null
  slots: number
  empty: number
  low: number
  stuck: number
  faults: number
}

/** The machines of these villages as they stand at this moment. */
export const standingIn = (scope: Scope): SQL => sql`(
  select machine.machine_id::float8 as machine_id, machine_sn, name, village, address, fault,
    last_seen_at::text as last_seen_at, said.told, lying.slots, lying.empty, lying.low, lying.stuck,
    case when last_seen_at is null
        or last_seen_at < ${silentSince(scope.now).toISOString()}::timestamptz then 'offline'
      when fault <> '' or said.told is not null then 'fault' else 'online' end as state,
    (select count(*)::int from machine_faults unmended
      where unmended.machine_id = machine.machine_id and unmended.state in ('open', 'accepted', 'waiting')) as faults
  from iter_machines machine
  cross join lateral (select ${sql.raw(reportedFaultText('machine.machine_id'))} as told) said
  cross join lateral (
    select count(*)::int as slots,
      count(*) filter (where stuck)::int as stuck,
      count(*) filter (where not stuck and stock = 0)::int as empty,
      count(*) filter (where not stuck and stock > 0
        and stock <= capacity * ${lowShare}::float8)::int as low
    from iter_slots slot where slot.machine_id = machine.machine_id and not hidden
  ) lying
  where ${isOneOf(sql`machine.village`, scope)}
)`

/** At once; a village has no more. */
const most = 200

/** What is wrong first. */
export const machinesNow = (scope: Scope): Promise<MachineRow[]> =>
  rowsOf(
    scope,
    sql`select * from ${standingIn(scope)} machine
      order by case state when 'offline' then 0 when 'fault' then 1 else 2 end,
        faults desc, empty + stuck desc, low desc, machine_id
      limit ${most}`,
  )

interface Wanted {
  keyword?: string | undefined
  /** Those behind this number. */
  after: number
  limit: number
}

export function machinesAfter(
  scope: Scope,
  { keyword = '', after, limit }: Wanted,
): Promise<MachineRow[]> {
  const word = keyword.toLowerCase()
  return rowsOf(
    scope,
    sql`select * from ${standingIn(scope)} machine where machine_id > ${after}
      and (strpos(lower(machine_sn), ${word}) > 0 or strpos(lower(name), ${word}) > 0
        or strpos(lower(village), ${word}) > 0 or strpos(lower(address), ${word}) > 0)
      order by machine_id limit ${limit}`,
  )
}

export async function oneMachine(scope: Scope, machineId: number): Promise<MachineRow | undefined> {
  const [row] = await rowsOf<MachineRow>(
    scope,
    sql`select * from ${standingIn(scope)} machine where machine_id = ${machineId}`,
  )
  return row
}

const stateTexts: Readonly<Record<Shown['state'], string>> = {
  online: '在线',
  offline: '离线',
  fault: '故障',
}

function troubleOf({ state, last_seen_at, told, fault }: MachineRow): string {
  if (state === 'offline') return last_seen_at === null ? '还没有上线过' : '没有信号'
  return told ?? fault
}

/** How much is left, as one says it. */
function stockWords({ slots, empty, low, stuck }: MachineRow): string {
  if (slots === 0) return '还没有放货'
  const parts = [
    empty > 0 && `${empty} 个货道卖完`,
    low > 0 && `${low} 个快没了`,
    stuck > 0 && `${stuck} 个卡住`,
  ].filter(Boolean)
  return parts.length === 0 ? `${slots} 个货道都有货` : parts.join('，')
}

export const presentMachine = (row: MachineRow): Shown => ({
  machine_id: row.machine_id,
  machine_sn: row.machine_sn,
  name: row.name,
  village: row.village,
  address: row.address,
  state: row.state,
  state_text: stateTexts[row.state],
  trouble: troubleOf(row),
  stock_text: stockWords(row),
  faults: row.faults,
  last_seen_at: row.last_seen_at === null ? null : replyTime(row.last_seen_at),
})
