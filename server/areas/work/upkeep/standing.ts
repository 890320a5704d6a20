import { sql } from 'drizzle-orm'
import { machinesOnDuty } from '@server/areas/duty/duty'
import type { Standing } from '../../waiting'

/** How many machines somebody sees to, and at how many of them something is wrong. */
export const upkeepStanding: Standing = async ({ db, userId, now }) => {
  const mine = machinesOnDuty({ userId, role: 'maintainer', now })
  const { rows } = await db.execute<{ machines: number; wrong: number }>(sql`
    select count(*)::int as machines, count(*) filter (where exists (
      select from machine_faults fault where fault.machine_id = held.machine_id
        and state in ('open', 'accepted', 'waiting')
    ))::int as wrong
    from ${mine} held`)
  const { machines, wrong } = rows[0]!
  if (machines === 0) return '现在没有归您维护的机器'
  return `${machines} 台 · ${wrong > 0 ? `${wrong} 台有故障` : '都好着'}`
}
