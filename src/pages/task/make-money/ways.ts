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
