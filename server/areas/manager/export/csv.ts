import type { Sold } from '@server/areas/sales/sales'
import { csvFile, csvLine } from '@server/call/csv'
import type { Scope } from '../scope'
import { byDay, byGoods, byMachine, totalOf } from '../sums'

const yuan = (cents: unknown) => (typeof cents === 'number' ? (cents / 100).toFixed(2) : '')

const columns: readonly [string, (row: Sold) => string][] = [
  ['卖出(件)', ({ sold }) => String(sold)],
  ['退款(单)', ({ refunds }) => String(refunds)],
  ['收入(元)', ({ money }) => yuan(money)],
  ['积分', ({ points }) => String(points)],
  ['金币', ({ gold }) => String(gold)],
  ['我的分成(元)', ({ share }) => yuan(share)],
]

const block = <Row extends Sold>(
  name: string,
  rows: readonly Row[],
  label: (row: Row) => string,
) => [
  csvLine(name, ...columns.map(([title]) => title)),
  ...rows.map((row) => csvLine(label(row), ...columns.map(([, of]) => of(row)))),
  '',
]

/** The same figures as the pages: by day, machine and goods; of goods nobody has a part. */
export async function csvOf(scope: Scope): Promise<string> {
  const total = { ...(await totalOf(scope)), day: '合计' }
  return csvFile([
    ...block('日期', [...(await byDay(scope, 'day')), total], ({ day }) => day),
    ...block('机器', await byMachine(scope), ({ name }) => name),
    ...block('商品', await byGoods(scope), ({ title }) => title),
  ])
}
