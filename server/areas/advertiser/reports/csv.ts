import { csvFile, csvLine } from '@server/call/csv'
import type { Db } from '@server/database/database'
import { reportOf } from './report'
import type { Funnel, Span } from './sums'

const columns: readonly [string, (row: Funnel) => string][] = [
  ['出现', ({ exposure }) => String(exposure)],
  ['打开', ({ opened }) => String(opened)],
  ['开始', ({ started }) => String(started)],
  ['完成', ({ completed }) => String(completed)],
  ['花费(元)', ({ cents }) => (cents / 100).toFixed(2)],
]

const block = (name: string, rows: readonly (readonly [string, Funnel])[]) => [
  csvLine(name, ...columns.map(([title]) => title)),
  ...rows.map(([label, row]) => csvLine(label, ...columns.map(([, of]) => of(row)))),
  '',
]

const labelled = <Row extends Funnel>(rows: readonly Row[], label: (row: Row) => string) =>
  rows.map((row) => [label(row), row] as const)

/** The same figures as the page: by day, village and task. */
export async function csvOf(db: Db, span: Span): Promise<string> {
  const { days, villages, tasks, total } = await reportOf(db, span)
  return csvFile([
    ...block('日期', [...labelled(days, ({ day }) => day), ['合计', total]]),
    ...block(
      '村',
      labelled(villages, ({ name }) => name),
    ),
    ...block(
      '任务',
      labelled(tasks, ({ title }) => title),
    ),
  ])
}
