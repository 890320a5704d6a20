import { z } from 'zod'
import { get, post } from './call'
import { empty, flag } from './fields'
import { billCalls } from './task/bill'
import { filmCalls } from './task/film'
import { giftCalls } from './task/gift'
import { interestCalls } from './task/interests'
import { ladderCalls } from './task/ladder'
import { questionCalls } from './task/questions'
import { screenshotCalls } from './task/screenshots'

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
  ...ladderCalls,
  ...billCalls,
  ...filmCalls,
  ...giftCalls,
  ...questionCalls,
  ...screenshotCalls,
  ...interestCalls,
  '/tp5/api/ExchangeShop/PointsTask/lists': get({
    summary:
      'What gives points; of who is signed in also how far they are, and what they may receive',
    access: 'public',
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
