import type { Out } from '@contract/api'
import { todayOf } from '@/pages/tabs/make-money/ways'

type Task = Out<'/tp5/api/ExchangeShop/PointsTask/lists'>['list'][number]

const task = (given: Partial<Task>): Task => ({
  ...{ key: 'one', title: '', note: '', points: 5, period: 'day', done: 0, goal: 1 },
  ...{ state: 'open', shared: 0 },
  ...given,
})

const list = [
  task({ points: 5 }),
  task({ points: 30, period: 'week' }),
  task({ points: 50, period: 'once', state: 'reached' }),
  task({ points: 7, state: 'received' }),
]

test('today is what tasks, signing in and advertisers have brought; what waits is still to come', () => {
  const gives = { points: 10 }
  expect(todayOf({ list, today: 7 }, { signed: 0, gives })).toEqual({ got: 7, left: 65 })
  expect(todayOf({ list, today: 7 }, { signed: 1, gives }, 20)).toEqual({ got: 37, left: 55 })
})
