import { csvFile, csvLine } from '@server/call/csv'
import type { Db } from '@server/database/database'
import { leastOfGroup } from './groups'
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

type Report = Awaited<ReturnType<typeof reportOf>>

const peopleOf = (people: number | null) =>
  people === null ? `不到 ${leastOfGroup} 人` : String(people)

const answersOf = ({ polls }: Pick<Report, 'polls'>) =>
  polls.flatMap(({ title, questions }) =>
    questions.flatMap(({ text, people, options }) => [
      csvLine(`${title}：${text}`, '人数'),
      ...options.map((option) => csvLine(option.name, peopleOf(option.people))),
      csvLine('答了这题', peopleOf(people)),
      '',
    ]),
  )

/** The same figures as the page: by day, village and task, with what was answered and is wanted. */
export async function csvOf(db: Db, span: Span): Promise<string> {
  const { days, villages, tasks, total, polls, wanted } = await reportOf(db, span)
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
    ...answersOf({ polls }),
    csvLine('想要的邻居', peopleOf(wanted)),
  ])
}
