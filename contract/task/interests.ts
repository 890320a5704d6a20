import { z } from 'zod'
import { get, post } from '../call'
import { empty } from '../fields'
import { interests } from '../advertiser/creative'

const names = Object.keys(interests) as (keyof typeof interests)[]

export const interestCalls = {
  '/tp5/api/Tag/helper': get({
    summary: 'What people may be interested in',
    access: 'public',
    of: [],
    alike: true,
    in: empty,
    out: z.object({ list: z.array(z.object({ key: z.string(), title: z.string() })) }),
  }),
  '/tp5/api/UserTag/lists': get({
    summary: 'What I am interested in',
    access: 'user',
    of: ['adTasks'],
    in: empty,
    out: z.object({ keys: z.array(z.string()) }),
  }),
  '/tp5/api/UserTag/save': post({
    summary: 'Says what I am interested in; nobody else is told who it was',
    access: 'user',
    once: true,
    touches: ['adTasks'],
    in: z.object({
      keys: z
        .string()
        .regex(/^[a-z]{0,20}(,[a-z]{1,20})*$/, '没有这个标签')
        .transform((value) => [...new Set(value.split(',').filter((one) => one !== ''))])
        .pipe(z.array(z.enum(names, { error: '没有这个标签' })))
        .optional()
        .describe('with commas between; without it, nothing'),
    }),
    out: z.object({ keys: z.array(z.string()) }),
  }),
}
