import { z } from 'zod'
import { get, post } from '../call'
import { flag } from '../fields'
import { bill, ofBill } from './bill'

const seconds = z.coerce.number<number>().min(0, '时间不正确').max(36_000, '时间不正确')

/** How far somebody is with what takes time. */
const spent = z.object({
  seconds: z.number().describe('that count so far'),
  left: z.number().describe('seconds that are still to come'),
  running: flag.describe('1: it counts until the next beat'),
  ask: flag.describe('1: a question has to be answered before anything counts again'),
  step: bill.shape.step,
  state: bill.shape.state,
})

export const filmCalls = {
  '/tp5/api/AdTask/video': get({
    summary: 'The film or the page that I have taken on, and how far I am',
    access: 'user',
    of: ['adTasks'],
    in: ofBill,
    out: spent.extend({
      title: z.string(),
      advertiser: z.string(),
      url: z.string().describe('of the film, or of the advertiser’s page'),
      poster: z.string(),
      whole: z.number().describe('seconds that it takes'),
      position: z.number().describe('where in the film I was'),
      questions: z.number().describe('that come after it'),
      flag: z.number(),
    }),
  }),
  '/tp5/api/AdTask/videoLog': post({
    summary:
      'A beat while a film runs, or on leaving for a page and being back: counts the time between',
    access: 'user',
    limit: { max: 1500, seconds: 3600 },
    touches: ['adTasks'],
    in: ofBill.extend({
      position: seconds.optional().describe('of the film'),
      running: flag.describe('whether it runs from now on'),
    }),
    out: spent,
  }),
  '/tp5/api/AdTask/verifyQuestion': get({
    summary: 'The question that came up in between; null where none did',
    access: 'user',
    of: ['adTasks'],
    in: ofBill,
    out: z.object({
      question: z.object({ ask: z.string(), choices: z.array(z.number()) }).nullable(),
    }),
  }),
  '/tp5/api/AdTask/submitVerifyQuestion': post({
    summary: 'Answers the question that came up in between',
    access: 'user',
    once: true,
    touches: ['adTasks'],
    in: ofBill.extend({ answer: z.coerce.number<number>({ error: '请选择答案' }).int() }),
    out: z.object({ right: flag, again: flag.describe('1: it begins anew') }),
  }),
}
