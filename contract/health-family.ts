import { z } from 'zod'
import { get, post } from './call'
import { cursor, flag, maybeText, paged, phone, time, uuid } from './fields'
import { measure, standing } from './health/shapes'

/** Whose data it is, or who looks at it. */
const side = z.enum(['elder', 'watcher'], { error: '请选择谁看谁的' })

const shared = z
  .string()
  .regex(/^\w+(,\w+)*$/, '请至少选一项给家人看')
  .transform((value) => [...new Set(value.split(','))])
  .pipe(z.array(measure))
  .describe('by comma')

const code = z.string().regex(/^[\w-]{22}$/, '邀请码不正确，请让家人重新出示')

const watchId = uuid.describe('of two people, one of whom may look')

const watch = z.object({
  watch_id: z.string(),
  me: side.describe('what I am of the two'),
  name: z.string().describe('what I call the other, or what they call themselves'),
  state: z.enum(['asked', 'on']),
  waits_for_me: flag.describe('1: I was asked, and have not answered'),
  person_id: z
    .string()
    .nullable()
    .describe('for reading calls: whose data I may read; null: nobody’s by this'),
  measures: z.array(measure).describe('what may be read; empty: it is not chosen yet'),
  alerts: flag.describe('1: the watcher is told of alerts that the elder has not seen'),
  at: time.describe('asked, or begun'),
  when: z.string(),
})

const measureName = z.object({ measure, name: z.string() })

const mine = z.object({
  consented: flag.describe('1: I agreed that family may look'),
  agreed_before: flag.describe('1: to a former version'),
  watches: z.array(watch),
  measures: z.array(measureName).describe('all that can be shared'),
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

const home = z.object({
  people: z.array(
    z.object({
      person_id: z.string(),
      watch_id: z.string(),
      name: z.string(),
      sentence: z.string().describe('what there is of today, of what is shared'),
      tiles: z.array(tile),
    }),
  ),
})

const look = z.object({
  name: z.string().describe('who looked'),
  what: z.string().describe('血压, or 各项最近一次'),
  at: time,
  when: z.string(),
})

export const healthFamilyCalls = {
  '/tp5/api/ExchangeShop/HealthFamily/mine': get({
    summary: 'Who may look at my health data, at whose I may, and who asks whom',
    access: 'user',
    of: ['health', 'me'],
    in: z.object({}),
    out: mine,
  }),
  '/tp5/api/ExchangeShop/HealthFamily/home': get({
    summary: 'The last readings of the people that I watch over, as far as they share them',
    access: 'user',
    of: ['health', 'me'],
    in: z.object({}),
    out: home,
  }),
  '/tp5/api/ExchangeShop/HealthFamily/detail': get({
    summary: 'One of these: of mine, or of whoever shows me a code',
    access: 'user',
    of: ['health', 'me'],
    in: z.object({ watch_id: watchId.optional(), code: code.optional() }),
    out: mine.omit({ watches: true }).extend({
      watch,
      asker_phone: z.string().describe('of who asks me, masked; empty: nobody does'),
    }),
  }),
  '/tp5/api/ExchangeShop/HealthFamily/invite': post({
    summary: 'Asks somebody to look at my data, or to let me look at theirs',
    access: 'user',
    once: true,
    limit: { max: 20, seconds: 3600 },
    touches: ['health'],
    in: z.object({
      me: side,
      phone: phone.optional().describe('whom; left out: whoever is shown the code'),
      name: maybeText(10, '称呼').default('').describe('what I call them, for me alone'),
      measures: shared.optional().describe('what they may read, where the data are mine'),
    }),
    out: z.object({
      watch_id: z.string(),
      code: z.string().nullable().describe('to be shown once; null: asked by phone'),
      expires_at: time,
    }),
  }),
  '/tp5/api/ExchangeShop/HealthFamily/accept': post({
    summary: 'Says yes; whose data it is says what may be read',
    access: 'user',
    once: true,
    limit: { max: 60, seconds: 3600 },
    touches: ['health'],
    in: z.object({
      watch_id: watchId,
      code: code.optional().describe('where it was shown to me'),
      name: maybeText(10, '称呼').default('').describe('what I call them, for me alone'),
      measures: shared.optional(),
    }),
    out: watch,
  }),
  '/tp5/api/ExchangeShop/HealthFamily/share': post({
    summary: 'Chooses anew what somebody may read of mine, and of what they are told, from now on',
    access: 'user',
    once: true,
    limit: { max: 120, seconds: 3600 },
    touches: ['health'],
    in: z.object({
      watch_id: watchId,
      measures: shared,
      alerts: flag.optional().describe('left out: as it was'),
    }),
    out: watch,
  }),
  '/tp5/api/ExchangeShop/HealthFamily/end': post({
    summary: 'Ends it, or says no; either of the two may, at any time',
    access: 'user',
    once: true,
    limit: { max: 120, seconds: 3600 },
    touches: ['health'],
    in: z.object({ watch_id: watchId }),
    out: z.object({}),
  }),
  '/tp5/api/ExchangeShop/HealthFamily/looks': get({
    summary: 'Who looked at my data, at what and when, the latest first',
    access: 'user',
    of: ['health', 'me'],
    in: z.object({ cursor }),
    out: paged(look),
  }),
}
