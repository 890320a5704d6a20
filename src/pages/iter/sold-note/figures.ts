import type { Out, Parsed } from '@contract/api'
import { grouped } from '@/format/amount'
import { beforeWords, sumsFacts } from '@/parts/manager/sumsFacts'

export type Period = Parsed<'/tp5/api/IterReport/list'>['by']
type Row = Out<'/tp5/api/IterReport/list'>['list'][number]
type Figures = Omit<Row, 'from' | 'to'>

export const periodWords: Record<Period, string> = { day: '按天', week: '按周', month: '按月' }

const short = (day: string): string => day.slice(5).replace('-', '.')

/** 11.08, 11.02–11.08, or 2026.11. */
export function periodName(by: Period, { from, to }: Pick<Row, 'from' | 'to'>): string {
  if (by === 'month') return from.slice(0, 7).replace('-', '.')
  return by === 'day' ? short(from) : `${short(from)}–${short(to)}`
}

/** Of what nothing happened, nothing is said. */
const saidOf = ({ loaded, expired, lost, failed }: Figures) => [
  ...(loaded > 0 ? [{ name: '补货', value: `${grouped(loaded)} 件` }] : []),
  ...(failed > 0 ? [{ name: '出货失败', value: `${grouped(failed)} 次` }] : []),
  ...(expired > 0 ? [{ name: '过期拿走', value: `${grouped(expired)} 件` }] : []),
  ...(lost > 0 ? [{ name: '丢失损坏', value: `${grouped(lost)} 件` }] : []),
]

export const figureFacts = (row: Figures) => [...sumsFacts(row), ...saidOf(row)]

/** Those of all, and how they compare with the days before. */
export const totalFacts = (total: Out<'/tp5/api/IterReport/total'>) => [
  ...figureFacts(total),
  { name: '比较', value: beforeWords(total.money, total.before?.money ?? null) },
]

/** The same on one line. */
export const figureWords = (row: Figures): string =>
  [`卖 ${grouped(row.sold)} 件`, ...saidOf(row).map(({ name, value }) => `${name} ${value}`)].join(
    ' · ',
  )
