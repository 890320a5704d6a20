import { sql } from 'drizzle-orm'
import { rowsOf } from '@server/database/rows-of'
import type { Out, Parsed } from '@contract/api'
import { spanBefore } from '@server/areas/earnings/earnings'
import { dayAfter } from '@server/calendar'
import { page, readCursor, textLike, writeCursor } from '@server/call/cursor'
import { mineOf, type Scope } from '../sales/scope'
import { soldOf } from '../sales/sums'
import { factsOf, type Figures, figures, goodsFactsOf } from './facts'

type List = Out<'/tp5/api/IterReport/list'>
type Period = Parsed<'/tp5/api/IterReport/list'>['by']

const pageSize = 31

export async function totalOf(scope: Scope): Promise<Out<'/tp5/api/IterReport/total'>> {
  const [all] = await rowsOf<Figures>(scope, sql`select ${figures} from ${factsOf(scope)} fact`)
  const range = spanBefore(scope.range)
  const before = range && (await soldOf({ ...scope, range }))
  return { ...all!, before: before && { sold: before.sold, money: before.money } }
}

/** Weeks begin on Monday, as PostgreSQL has it. */
const beginOf: Record<Period, ReturnType<typeof sql>> = {
  day: sql`day`,
  week: sql`date_trunc('week', day)::date`,
  month: sql`date_trunc('month', day)::date`,
}

const lastOfMonth = (from: string) => {
  const [year, month] = from.split('-').map(Number) as [number, number]
  return dayAfter(new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10), -1)
}

const lastOf: Record<Period, (from: string) => string> = {
  day: (from) => from,
  week: (from) => dayAfter(from, 6),
  month: lastOfMonth,
}

/** A page of days, weeks or months on which something happened, the newest first. */
export async function periodsOf(
  scope: Scope,
  { by, cursor }: { by: Period; cursor?: string | undefined },
): Promise<List> {
  const name = `report ${by}`
  const [before] = cursor ? readCursor(name, cursor, [textLike(/^\d{4}-\d\d-\d\d$/)]) : []
  const until = before === undefined ? null : String(before)
  const rows = await rowsOf<Figures & { from: string }>(
    scope,
    sql`select ${beginOf[by]}::text as "from", ${figures} from ${factsOf(scope)} fact
      where ${until}::text is null or ${beginOf[by]}::text < ${until}::text
      group by 1 order by 1 desc limit ${pageSize + 1}`,
  )
  const { list, next } = page(rows, pageSize, ({ from }) => writeCursor(name, [from]))
  return { by, list: list.map((row) => ({ ...row, to: lastOf[by](row.from) })), next }
}

/** Of every machine, of those too at which nothing happened; and of all goods at which something did. */
export async function detailOf(scope: Scope): Promise<Out<'/tp5/api/IterReport/detail'>> {
  const machines = await rowsOf<Figures & { machine_id: number; machine_sn: string; name: string }>(
    scope,
    sql`select mine.machine_id::float8 as machine_id, machine_sn, name, ${figures}
      from ${mineOf(scope)} mine join iter_machines machine using (machine_id)
      left join ${factsOf(scope)} fact using (machine_id)
      group by mine.machine_id, machine_sn, name order by money desc, sold desc, machine_sn`,
  )
  const goods = await rowsOf<Figures & { title: string }>(
    scope,
    sql`select title, ${figures} from ${goodsFactsOf(scope)} fact
      group by title order by sold desc, title`,
  )
  return { machines, goods }
}
