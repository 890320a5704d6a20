import { z } from 'zod'
import { get, post } from '../call'
import { flag, time, uuid, whole } from '../fields'
import { personId } from '../health/shapes'

const rriId = z.string().regex(/^[0-9a-f]{32}$/, '编号不正确')

const posture = z
  .enum(['unknown', 'lying', 'sitting', 'moving'], { error: '请选择躺着、坐着或活动中' })
  .describe('how I was while it was recorded')

const named = z.object({ name: z.string(), value: z.string() })

const recording = z.object({
  rri_id: z.string(),
  revision: z.number().describe('grows with every change; a picture is of one of them'),
  at: time,
  when: z.string().describe('今天 7:30'),
  device: z.string(),
  posture,
  posture_text: z.string().describe('empty: not told'),
  sentence: z.string().describe('what there is of it, as one says it'),
  intervals: z
    .array(z.number())
    .describe('from beat to beat, in milliseconds, one after the other'),
  facts: z.array(named),
  counts: z
    .array(z.object({ name: z.string(), count: z.number() }))
    .describe('how much neighbours differ, and how often'),
  picture: z.string().describe('where my picture of it is for a few minutes; empty: there is none'),
})

const detail = z.object({
  consented: flag.describe('0: nothing may be kept yet'),
  recordings: z
    .array(z.object({ rri_id: z.string(), when: z.string(), device: z.string() }))
    .describe('the newest first, as many as a page shows'),
  recording: recording.nullable().describe('the one that was asked for, else the newest'),
})

const limit = { max: 120, seconds: 3600 }

export const rriCalls = {
  '/tp5/api/ExchangeShop/HealthReportDrawPictures/rriDetail': get({
    summary:
      'The intervals between my heartbeats, in words and in numbers, and the picture of them',
    access: 'user',
    of: ['health'],
    in: z.object({ rri_id: rriId.optional(), person_id: personId }),
    out: detail,
  }),
  '/tp5/api/ExchangeShop/HealthReportDrawPictures/updateRri': post({
    summary: 'Says how I was while it was recorded; a picture of what stood there before goes',
    access: 'user',
    once: true,
    limit,
    touches: ['health'],
    in: z.object({ rri_id: rriId, posture }),
    out: detail,
  }),
  '/tp5/api/ExchangeShop/HealthReportDrawPictures/removeRri': post({
    summary: 'Takes a recording away, with its picture',
    access: 'user',
    once: true,
    limit,
    touches: ['health'],
    in: z.object({ rri_id: rriId }),
    out: detail,
  }),
  '/tp5/api/ExchangeShop/HealthReportDrawPictures/createOss': post({
    summary: 'Says where a picture of it goes, and of which state of it that has to be',
    access: 'user',
    limit,
    touches: [],
    in: z.object({ rri_id: rriId }),
    out: z.object({
      kind: z.literal('health').describe('for uploadBase64Image'),
      revision: z.number().describe('to be handed back'),
    }),
  }),
  '/tp5/api/ExchangeShop/HealthReportDrawPictures/uploadCallback': post({
    summary: 'Keeps a picture that was brought up, in the place of the former one',
    access: 'user',
    once: true,
    limit,
    touches: ['health'],
    in: z.object({ rri_id: rriId, revision: whole, upload_id: uuid }),
    out: detail,
  }),
}
