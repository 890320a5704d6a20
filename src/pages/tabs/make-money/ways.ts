import type { Out } from '@contract/api'

type Task = Out<'/tp5/api/ExchangeShop/PointsTask/lists'>['list'][number]

/** The others are one tap further. */
export const mostShown = 4

/** What still brings something: what only waits to be received first, then what comes every day. */
export const waysOf = (tasks: readonly Task[]): Task[] => {
  const left = tasks.filter(({ state }) => state !== 'received')
  const rank = ({ state, period }: Task) =>
    (state === 'reached' ? 0 : 2) + (period === 'day' ? 0 : 1)
  return left.sort((one, other) => rank(one) - rank(other)).slice(0, mostShown)
}

interface Told {
  list: readonly Task[]
  today: number
}

interface Signing {
  signed: 0 | 1
  gives: { points: number }
}

/** The points of today, by tasks, signing in and what else brought some: those that have come, and those that wait or still may. */
export const todayOf = ({ list, today }: Told, { signed, gives }: Signing, others = 0) => {
  const open = list.filter(
    ({ state, period }) => state === 'reached' || (period === 'day' && state === 'open'),
  )
  const tasks = open.reduce((sum, { points }) => sum + points, 0)
  return {
    got: today + others + (signed ? gives.points : 0),
    left: tasks + (signed ? 0 : gives.points),
  }
}
