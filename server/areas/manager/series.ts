import type { Sold } from '@server/areas/sales/sales'
import type { Out, Parsed } from '@contract/api'
import { businessDay, dayAfter, daysBetween } from '@server/calendar'
import type { Scope } from './scope'
import { byDay, byGoods, byHour, byMachine, type Shared } from './sums'

type Grouping = Parsed<'/tp5/api/Franchise/machineStatistics'>['by']
type Group = Out<'/tp5/api/Franchise/machineStatistics'>['list'][number]

/** So many days are shown one by one, more of them by month. */
const mostDays = 31

const nothing: Sold = { sold: 0, refunds: 0, money: 0, points: 0, gold: 0 }
const none: Shared = { ...nothing, share: 0 }

/** Every chosen day that has been, with nothing where nothing was sold; months where they are many. */
export async function seriesOf(scope: Scope) {
  const { from, to } = scope.range
  const today = businessDay(scope.now)
  const last = to !== null && to < today ? to : today
  const span = from !== null ? daysBetween(from, last) + 1 : Infinity
  if (span > mostDays) return { by: 'month' as const, days: await byDay(scope, 'month') }
  const known = new Map((await byDay(scope, 'day')).map((row) => [row.day, row]))
  const all = Array.from({ length: Math.max(0, span) }, (_, nth) => dayAfter(from!, nth))
  return { by: 'day' as const, days: all.map((day) => known.get(day) ?? { ...none, day }) }
}

const named = { machine_id: null }

/** The same sums by whatever they are asked for. */
export async function grouped(scope: Scope, by: Grouping): Promise<Group[]> {
  if (by === 'machine') return (await byMachine(scope)).map(({ share: _share, ...row }) => row)
  if (by === 'goods')
    return (await byGoods(scope)).map(({ title, ...sums }) => ({ ...sums, ...named, name: title }))
  if (by === 'hour')
    return (await byHour(scope)).map(({ hour, sold, money }) => ({
      ...nothing,
      ...named,
      ...{ name: `${hour} 点`, sold, money },
    }))
  return (await byDay(scope, by)).map(({ day, share: _share, ...sums }) => ({
    ...sums,
    ...named,
    name: day,
  }))
}
