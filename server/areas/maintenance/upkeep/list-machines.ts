import { sql } from 'drizzle-orm'
import type { Out, Parsed } from '@contract/api'
import { machinesOnDuty } from '@server/areas/duty/duty'
import { replyTime } from '@server/calendar'
import { page, readCursor, whole, writeCursor } from '@server/call/cursor'
import type { Mine } from '../my-machine'
import { upkeepRules } from './kinds'

type Call = '/tp5/api/OperationManage/lists'

interface Row extends Record<string, unknown> {
  machine_id: number
  machine_sn: string
  machine_name: string
  village: string
  address: string
  open_faults: number
  last_at: string | null
  late: number
}

const pageSize = 20

/** How often each kind is due, as a table of the statement. */
const everyDays = Object.entries(upkeepRules).flatMap(([kind, rule]) =>
  rule.everyDays === null ? [] : [[kind, rule.everyDays] as const],
)

export async function listMachines(
  { db, user, now }: Mine,
  { cursor, keyword = '' }: Parsed<Call>,
): Promise<Out<Call>> {
  const [after] = cursor ? readCursor('upkeep machines', cursor, [whole]) : [0]
  const mine = machinesOnDuty({ userId: user.userId, role: 'maintainer', now })
  const word = keyword.toLowerCase()
  const { rows } = await db.execute<Row>(sql`
    select machine_id::float8 as machine_id, machine_sn, name as machine_name, village, address,
      (select count(*)::int from machine_faults fault where fault.machine_id = machine.machine_id
        and state in ('open', 'accepted', 'waiting')) as open_faults,
      (select max(done_at) from maintenance_records record
        where record.machine_id = machine.machine_id) as last_at,
      (select count(*)::int from unnest(
          array[${sql.join(
            everyDays.map(([kind]) => sql`${kind}`),
            sql`, `,
          )}]::text[],
          array[${sql.join(
            everyDays.map(([, days]) => sql`${days}`),
            sql`, `,
          )}]::int[]) rule (kind, days)
        where (select max(done_at) from maintenance_records record
          where record.machine_id = machine.machine_id and record.kind = rule.kind)
          + make_interval(days => rule.days) < ${now.toISOString()}::timestamptz) as late
    from iter_machines machine
    where machine_id in ${mine} and machine_id > ${Number(after)}
      and (strpos(lower(machine_sn), ${word}) > 0 or strpos(lower(name), ${word}) > 0
        or strpos(lower(village), ${word}) > 0)
    order by machine_id limit ${pageSize + 1}`)
  const { list, next } = page(rows, pageSize, (row) =>
    writeCursor('upkeep machines', [row.machine_id]),
  )
  return {
    next,
    list: list.map((row) => ({ ...row, last_at: row.last_at && replyTime(row.last_at) })),
  }
}
