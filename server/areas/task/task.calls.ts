import type { taskCalls } from '@contract/task'
import { balances, credit } from '@server/areas/wallet/wallet'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { billHandlers } from './bill.calls'
import { filmHandlers } from './film.calls'
import { giftHandlers } from './gift.calls'
import { interestHandlers } from './interests.calls'
import { ladderHandlers } from './ladder.calls'
import { questionHandlers } from './questions.calls'
import { screenshotHandlers } from './screenshots.calls'
import { pointsTaskReceipts } from './tables'
import { periodOf } from './period'
import { countDone, pointsTasksOf, visitorsTasks } from './points'
import { pointsTasks } from './tasks'

export const taskHandlers: HandlersOf<typeof taskCalls> = {
  ...ladderHandlers,
  ...billHandlers,
  ...filmHandlers,
  ...giftHandlers,
  ...questionHandlers,
  ...screenshotHandlers,
  ...interestHandlers,

  '/tp5/api/ExchangeShop/PointsTask/lists': async (_input, context) => {
    const { db, user } = context
    if (!user) return { ...visitorsTasks(context), points: 0 }
    const { points } = await balances(db, user.userId)
    return { ...(await pointsTasksOf(context, user.userId)), points }
  },

  '/tp5/api/ExchangeShop/PointsTask/receive': async (input, { db, user, now }) => {
    const task = pointsTasks.find(({ key }) => key === input.key)
    if (!task) throw new Refusal('notFound', '没有找到这个任务')
    const { userId } = user
    const period = periodOf(task.period, now)
    const done = await countDone(db, userId, [task], now)
    if ((done.get(task.key) ?? 0) < task.goal) throw new Refusal('taskOpen')
    const receipt = { userId, taskKey: task.key, period: period.name, points: task.points }
    const [received] = await db
      .insert(pointsTaskReceipts)
      .values({ ...receipt, receivedAt: now })
      .onConflictDoNothing()
      .returning()
    if (!received) throw new Refusal('taskReceived')
    const entry = { userId, currency: 'points', amount: task.points, at: now } as const
    const balance = await credit(db, { ...entry, from: 'task', title: task.title })
    return { key: task.key, points: task.points, balance }
  },
}
