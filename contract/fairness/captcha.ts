import { z } from 'zod'
import { get, post } from '../call'
import { captchaKinds } from '../auth'
import { captchaCode, empty, flag, uuid } from '../fields'

const captcha = z.object({
  needed: flag,
  why: z.string().describe('what looked mechanical; empty where nothing is asked'),
  captcha_id: z.string(),
  kind: z.enum(captchaKinds),
  image: z.string().describe('PNG as a data URI; empty for a sum'),
  question: z.string().describe('of a sum; empty for a picture'),
})

export const captchaCalls = {
  '/tp5/api/AdTask/captchaVerifyConfig': get({
    summary: 'Whether I have to show that I am a person before the next task, and by what',
    access: 'user',
    of: [],
    in: z.object({ kind: z.enum(['picture', 'sum'], { error: '没有这种验证' }).optional() }),
    out: captcha,
  }),
  '/tp5/api/AdTask/captchaVerify': post({
    summary: 'Shows that I am a person',
    access: 'user',
    once: true,
    limit: { max: 30, seconds: 600 },
    touches: ['fairness'],
    in: z.object({ captcha_id: uuid, captcha_code: captchaCode }),
    out: empty,
  }),
}
