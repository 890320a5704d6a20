import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'

type Rows = readonly (readonly number[])[]

/** Sums that were made elsewhere, each row in the order of its columns; days count from the first. */
export interface GivenSums {
  firstDay: string
  days: Rows
  hours: Rows
  goods: Rows
  visits: Rows
  titles: ReadonlyMap<number, string>
}

const sums = 'sold, money, points, gold, refunds, money_back, points_back, gold_back'

/** As one statement, however many: a list a column. */
const listed = (columns: string, rows: Rows): SQL => {
  const lists = columns
    .split(', ')
    .map((_, nth) => sql`${`{${rows.map((row) => row[nth]).join()}}`}::bigint[]`)
  return sql`unnest(${sql.join(lists, sql`, `)}) as row (${sql.raw(columns)})`
}

async function write(tx: Db, table: string, columns: string, rows: Rows, firstDay: string) {
  const shown = columns.replace('day', `'${firstDay}'::date + day::int`)
  await tx.execute(
    sql`insert into ${sql.raw(table)} (${sql.raw(columns)})
      select ${sql.raw(shown)} from ${listed(columns, rows)}`,
  )
}

/** Many at once: sums of demos and of trials, which no order stands behind. */
export async function writeSums(tx: Db, given: GivenSums): Promise<void> {
  const { firstDay, days, hours, goods, visits, titles } = given
  await write(tx, 'machine_days', `machine_id, day, ${sums}`, days, firstDay)
  await write(tx, 'machine_hours', 'machine_id, day, hour, sold, money', hours, firstDay)
  await write(tx, 'machine_visits', 'machine_id, day, visits', visits, firstDay)
  const columns = `machine_id, day, offline_goods_id, ${sums}`
  const named = sql`unnest(${sql.param([...titles.keys()])}::bigint[],
    ${sql.param([...titles.values()])}::text[])
    as named (offline_goods_id, title)`
  await tx.execute(sql`
    insert into machine_goods_days (${sql.raw(columns)}, title)
    select ${sql.raw(columns.replace('day', `'${firstDay}'::date + day::int`))}, title
    from ${listed(columns, goods)} join ${named} using (offline_goods_id)`)
}
