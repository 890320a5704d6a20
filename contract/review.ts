import { z } from 'zod'
import { get, post } from './call'
import { cursor, flag, id, lines, paged, time, uploadIds, whole } from './fields'
import { orderSn } from './order'
import { tint } from './catalogue/goods'

/** How a neighbour liked it, by how many of five stars they gave. */
export const moods = { good: [4, 5], middling: [3], bad: [1, 2] } as const
export type Mood = keyof typeof moods

export const mostReviewPictures = 6

const pictures = uploadIds(
  mostReviewPictures,
  '图片编号不正确',
  `最多 ${mostReviewPictures} 张图片`,
)
  .optional()
  .describe('ids of uploads, with commas between')

const row = z.object({
  review_id: z.string(),
  name: z.string().describe('of who wrote it, masked'),
  stars: z.number(),
  words: z.string(),
  pictures: z.array(z.string()),
  answer: z.string().describe('of the house, empty while there is none'),
  created_at: time,
})

const own = row.extend({
  state: z.enum(['waiting', 'shown', 'hidden']),
  state_text: z.string(),
  deletable: flag,
})

export const reviewCalls = {
  '/tp5/api/GoodsReview/lists': get({
    summary: 'What neighbours say of goods, newest first',
    access: 'public',
    of: ['reviews'],
    alike: true,
    in: z.object({
      goods_id: id,
      cursor,
      only: z.enum(['pictured', 'good', 'middling', 'bad'], { error: '没有这一类评价' }).optional(),
    }),
    out: paged(row).extend({
      score: z.object({
        count: z.number(),
        average: z.number().nullable().describe('of five stars; null while too few have spoken'),
        pictured: z.number(),
        good: z.number(),
        middling: z.number(),
        bad: z.number(),
      }),
    }),
  }),
  '/tp5/api/GoodsReview/mine': get({
    summary: 'My review of what I ordered, or until when I may write one',
    access: 'user',
    of: ['reviews', 'orders'],
    in: z.object({ order_sn: orderSn }),
    out: z.object({
      goods_id: z.number(),
      title: z.string(),
      image: z.string(),
      tint,
      until: time.nullable().describe('null where none may be written'),
      why_not: z.string().describe('in words, empty where one may be written'),
      review: own.nullable(),
    }),
  }),
  '/tp5/api/GoodsReview/write': post({
    summary: 'Says how I like what I ordered; once for an order',
    access: 'user',
    feature: 'userText',
    once: true,
    limit: { max: 20, seconds: 3600 },
    touches: ['reviews'],
    in: z.object({
      order_sn: orderSn,
      stars: whole.min(1, '请点星星打分').max(5, '最多五颗星'),
      words: lines(500, '评价').refine((words) => [...words].length >= 5, '请写 5 个字以上'),
      pictures,
    }),
    out: z.object({ review_id: z.string(), state: own.shape.state, state_text: z.string() }),
  }),
  '/tp5/api/GoodsReview/delete': post({
    summary: 'Takes my review away',
    access: 'user',
    once: true,
    touches: ['reviews'],
    in: z.object({ order_sn: orderSn }),
    out: z.object({}),
  }),
}
