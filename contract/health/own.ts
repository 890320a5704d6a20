import { z } from 'zod'
import { get, post } from '../call'
import { flag, text, time, whole } from '../fields'
import { agreementKeys } from '../agreement'
import { measure, partKeys, personId, purpose, standing, value } from './shapes'

export const consent = z.object({
  purpose,
  title: z.string(),
  agreement: z.enum(agreementKeys).describe('the text, by /tp5/api/Agreement/detail'),
  version: z.string().describe('in force'),
  consented_at: time.nullable().describe('when I agreed to that version; null: I have not'),
  agreed_before: flag.describe('1: to a former version, and there are data of that time'),
  covers: z.string().describe('what is deleted when it is taken back'),
})

const profile = z.object({
  born_year: z.number().nullable(),
  height: z.number().nullable().describe('in cm'),
})

const tile = z.object({
  measure,
  name: z.string(),
  text: z.string().describe('the last value; empty: nothing was measured'),
  unit: z.string(),
  when: z.string().describe('今天 7:30'),
  ago: z.string().describe('3 小时前'),
  device: z.string(),
  standing,
  standing_text: z.string(),
  quality_text: z.string().describe('empty, unless the device itself doubts it'),
})

/** How a form for a reading is built: what is asked of each measure. */
const form = z.object({
  measure,
  name: z.string(),
  needs: z.enum(['all', 'one', 'some']).describe('of the parts that are not optional'),
  places: flag.describe('1: it makes a difference where it was measured'),
  parts: z.array(
    z.object({
      part: z.enum(partKeys),
      name: z.string(),
      unit: z.string(),
      digits: z.number(),
      optional: flag,
      least: z.number(),
      most: z.number(),
    }),
  ),
})

const home = z.object({
  consents: z.array(consent),
  profile,
  sentence: z.string().describe('what there is of today'),
  tiles: z.array(tile).describe('every measure, whatever there is of it'),
  forms: z.array(form),
})

const ofPurpose = z.object({ consents: z.array(consent) })

export const ownCalls = {
  '/tp5/api/ExchangeShop/HealthReport/home': get({
    summary: 'What I measured last, what I agreed to, and how a reading is written down',
    access: 'user',
    of: ['health'],
    in: z.object({ person_id: personId }),
    out: home,
  }),
  '/tp5/api/ExchangeShop/HealthReport/consent': post({
    summary: 'Says yes to one use of my health data, and to nothing else',
    access: 'user',
    once: true,
    limit: { max: 20, seconds: 3600 },
    touches: ['health', 'me'],
    in: z.object({ purpose, version: text(10, '告知书版本').describe('as read') }),
    out: ofPurpose,
  }),
  '/tp5/api/ExchangeShop/HealthReport/withdraw': post({
    summary: 'Takes that back: what it covered is deleted',
    access: 'user',
    once: true,
    limit: { max: 20, seconds: 3600 },
    touches: ['health', 'me'],
    in: z.object({ purpose }),
    out: ofPurpose,
  }),
  '/tp5/api/ExchangeShop/HealthReport/profile': post({
    summary: 'When I was born and how tall I am, for the ranges of my age and the BMI',
    access: 'user',
    once: true,
    limit: { max: 60, seconds: 3600 },
    touches: ['health'],
    in: z.object({
      born_year: whole
        .min(1900, '出生年份太早')
        .max(2100, '出生年份不正确')
        .optional()
        .describe('left out: not told'),
      height: z.coerce
        .number<number>({ error: '请填写数字' })
        .min(50, '身高应在 50 到 250 厘米之间')
        .max(250, '身高应在 50 到 250 厘米之间')
        .optional(),
    }),
    out: profile,
  }),
  '/tp5/api/ExchangeShop/HealthReport/band': post({
    summary:
      'The range that a doctor set for me, in the place of what is published; without ends it goes',
    access: 'user',
    once: true,
    limit: { max: 60, seconds: 3600 },
    touches: ['health'],
    in: z.object({
      part: z.enum(partKeys, { error: '没有这一项' }),
      from: value.describe('both ends belong to it; left out: open'),
      to: value,
    }),
    out: z.object({}),
  }),
}
