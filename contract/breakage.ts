import { z } from 'zod'
import { bare } from './bare'
import { post } from './call'
import { count, empty } from './fields'

export const breakageCalls = {
  '/tp5/api/Common/broken': post({
    summary: 'Tells that a page broke while it was drawn: where in the code, never to whom',
    access: 'public',
    limit: { max: 20, seconds: 60 },
    once: true,
    touches: [],
    in: z.object({
      page: z.string().regex(/^[A-Za-z]{1,40}$/, '页面名称不正确'),
      words: z.string().overwrite(bare).min(1, '请填写出错信息'),
      place: z
        .string()
        .regex(/^([\w.-]{1,80}:\d{1,7}:\d{1,7} ?){0,3}$/, '出错位置不正确')
        .describe('files of the app with line and column, the innermost first')
        .default(''),
      times: count.min(1, '不能小于 1').max(1000, '不能大于 1000'),
    }),
    out: empty,
  }),
}
