import { sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'

/** What must not be between finished work and what its months say. */
export async function maintenanceWrongs(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ wrong: string }>(sql`
    select 'the ' || kind || ' work of ' || month || ' is not what its list says' as wrong
    from (
      select user_id, kind, to_char(done_at at time zone 'Asia/Shanghai', 'YYYY-MM') as month,
        count(*)::int as done, (count(*) filter (where on_time))::int as on_time
      from maintenance_works group by 1, 2, 3
    ) listed full join (
      select user_id, kind, to_char(month, 'YYYY-MM') as month, done, on_time
      from maintenance_months
    ) summed using (user_id, kind, month)
    where (listed.done, listed.on_time) is distinct from (summed.done, summed.on_time)
    union all
    select 'install ' || install_id || ' was put up and audited by one person'
    from installs join install_audits using (install_id) where installer_id = auditor_id`)
  return rows.map(({ wrong }) => wrong)
}
