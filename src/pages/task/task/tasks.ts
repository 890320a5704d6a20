import type { Out } from '@contract/api'
import { go } from '@/navigation/go'

export type Task = Out<'/tp5/api/ExchangeShop/PointsTask/lists'>['list'][number]

const periods: readonly { period: Task['period']; title: string }[] = [
  { period: 'day', title: '每日任务' },
  { period: 'week', title: '每周任务' },
  { period: 'once', title: '新手任务' },
]

export interface TaskGroup {
  title: string
  tasks: Task[]
}

const rank: Record<Task['state'], number> = { reached: 0, open: 1, received: 2 }

/** By how often they come; what waits to be received stands first, what is done with last. */
export const groupsOf = (tasks: readonly Task[]): TaskGroup[] =>
  periods
    .map(({ period, title }) => ({
      title,
      tasks: tasks
        .filter((task) => task.period === period)
        .sort((a, b) => rank[a.state] - rank[b.state]),
    }))
    .filter((group) => group.tasks.length > 0)

/** Where a task is done. */
const ways: Readonly<Record<string, () => Promise<unknown>>> = {
  'first-address': () => go('addAddress'),
  identity: () => go('authentication'),
  'first-exchange': () => go('exchangeShop'),
  'daily-want': () => go('exchangeShop'),
  'weekly-receipt': () => go('exchangeLog', { state: 'shipped' }),
  'weekly-use': () => go('myHoldings', { state: 'usable' }),
  'weekly-gift': () => go('myHoldings', { state: 'usable' }),
}

/** Undefined for a task that this version of the app does not know. */
export const wayOf = ({ key }: Pick<Task, 'key'>): (() => Promise<unknown>) | undefined => ways[key]
