import { z } from 'zod'
import { get, post } from './call'
import { empty, flag } from './fields'

const task = z.object({
  key: z.string(),
  title: z.string(),
  note: z.string(),
  points: z.number(),
  period: z.enum(['once', 'day', 'week']),
  done: z.number(),
  goal: z.number(),
  state: z.enum(['open', 'reached', 'received']),
  shared: flag.describe('1: neighbours are needed for it'),
})

export const taskCalls = {
  '/tp5/api/ExchangeShop/PointsTask/lists': get({
    summary: 'What gives points, how far I am, and what I may receive',
    access: 'user',
    of: ['tasks', 'wallet', 'addresses', 'identity', 'orders', 'goods', 'holdings'],
    in: empty,
    out: z.object({ list: z.array(task), points: z.number(), today: z.number() }),
  }),
  '/tp5/api/ExchangeShop/PointsTask/receive': post({
    summary: 'Receives the points of a task that I have done, once a period',
    access: 'user',
    once: true,
    touches: ['tasks', 'wallet'],
    in: z.object({ key: z.string().regex(/^[a-z-]{1,40}$/, '没有找到这个任务') }),
    out: z.object({ key: z.string(), points: z.number(), balance: z.number() }),
  }),
}
