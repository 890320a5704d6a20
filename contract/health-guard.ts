import { z } from 'zod'
import { get, post } from './call'
import { cursor, day, flag, paged, text, time, uuid } from './fields'
import { measure, partKeys, personId, standing } from './health/shapes'

/** Sheets of questions that were published with their points. */
export const sheetKeys = ['diabetes', 'strength'] as const

const sheet = z.enum(sheetKeys, { error: '没有这张问卷' })

/** Where a rule or a sheet comes from. */
const source = {
  source: z.string(),
  version: z.string(),
  date: z.string().describe('as exactly as it is known; empty for a rule of our own'),
  hand: z.string().describe('原文, 转述, or 自定 for a rule of our own'),
}

const hour = z.coerce
  .number<number>({ error: '请选择几点' })
  .int('请选择整点')
  .min(0, '请选择 0 点到 23 点')
  .max(23, '请选择 0 点到 23 点')

const state = z.object({
  open: flag.describe('1: agreed to, and watching'),
  recording: flag.describe('0: nothing is written down yet, so that there is nothing to watch'),
  since: time.nullable(),
  quiet_from: z.number().describe('an hour; equal to the other: never quiet'),
  quiet_to: z.number(),
  version: z.string().describe('of the notice that is agreed to'),
  covers: z.string().describe('what is deleted when it is stopped'),
  waiting: z.number().describe('what was told and not yet seen'),
  told_in_order: z.array(z.object({ name: z.string(), when: z.string().describe('马上') })),
  rules: z.array(z.object({ name: z.string(), text: z.string(), ...source })),
  sheets: z.array(
    z.object({
      sheet,
      name: z.string(),
      last: z.string().describe('how many points it came to last: 41 分; empty: never done'),
    }),
  ),
})

const alert = z.object({
  alert_id: z.string(),
  title: z.string().describe('which rule found it'),
  text: z.string(),
  when: z.string().describe('今天 7:30'),
  seen: flag,
})

const alertId = z.string().regex(/^[0-9a-f]{24}$/, '编号不正确')

const alertDetail = alert.extend({
  day: day.describe('which day it is about'),
  rule: z.string(),
  ...source,
  measure: measure.nullable().describe('where all of it stands'),
  advice: z.string(),
  told: z.array(z.object({ name: z.string(), when: z.string() })),
  next: z.string().describe('who is told next, and when; empty: nobody'),
  taken: z.string().describe('who of the family sees to it; empty: nobody said so'),
})

/** What was answered, point by point, and what the source says about so many. */
const result = z.object({
  check_id: uuid,
  when: z.string(),
  points: z.number(),
  most: z.number(),
  sentence: z.string().describe('这次得了 27 分，满分 51 分'),
  advice: z.string().describe('what the source says to do'),
  items: z.array(
    z.object({ name: z.string(), answer: z.string(), points: z.number(), most: z.number() }),
  ),
})

const questions = z.object({
  open: flag,
  sheet,
  sheets: z.array(z.object({ sheet, name: z.string() })),
  name: z.string(),
  intro: z.string(),
  whom: z.string().describe('for whom it was published'),
  ...source,
  items: z.array(
    z.object({
      item: z.string(),
      ask: z.string(),
      kind: z.enum(['number', 'choice']),
      unit: z.string(),
      digits: z.number(),
      least: z.number(),
      most: z.number(),
      choices: z.array(z.object({ choice: z.string(), text: z.string() })),
      known: z.string().describe('as it was answered last, or is written down; empty: neither'),
      known_from: z.string().describe('上次填的, 记录里的; empty: neither'),
    }),
  ),
  last: result.nullable(),
  former: z
    .array(z.object({ when: z.string(), points: z.number() }))
    .describe('before the last one, the newest first'),
})

const report = z.object({
  open: flag,
  title: z.string(),
  from: day,
  to: day,
  made: z.string(),
  sentence: z.string(),
  measures: z.array(
    z.object({
      measure,
      name: z.string(),
      text: z.string().describe('on average, with its unit'),
      days: z.string().describe('30 天里有 21 天的记录'),
      outside: z.string().describe('how many of them lie outside the range; empty: none'),
    }),
  ),
  alerts: z.array(z.object({ title: z.string(), text: z.string(), when: z.string() })),
  checks: z.array(
    z.object({ name: z.string(), when: z.string(), sentence: z.string(), advice: z.string() }),
  ),
})

const fatigue = z.object({
  consented: flag,
  title: z.string(),
  from: day,
  to: day,
  sentence: z.string(),
  advice: z.string().describe('empty: nothing lies outside'),
  lines: z.array(
    z.object({
      part: z.enum(partKeys),
      name: z.string(),
      unit: z.string(),
      average: z.string().describe('empty: too few days'),
      usual: z.string().describe('what it is held against'),
      days: z.number().describe('of the seven, with something measured'),
      standing,
      standing_text: z.string(),
      rule: z.string(),
      ...source,
      points: z.array(
        z.object({
          label: z.string(),
          name: z.string(),
          value: z.number().nullable().describe('null: a gap'),
          text: z.string().describe('empty: a gap'),
        }),
      ),
    }),
  ),
})

const mine = z.object({ person_id: personId })

export const healthGuardCalls = {
  '/tp5/api/ExchangeShop/HealthGuard/introduce': get({
    summary:
      'What the guard watches for, by which rules, whom it tells and when, and how it stands',
    access: 'user',
    of: ['health'],
    in: mine,
    out: state,
  }),
  '/tp5/api/ExchangeShop/HealthGuard/userOpenGuard': post({
    summary: 'Agrees to be guarded, for oneself; again: other quiet hours',
    access: 'user',
    once: true,
    limit: { max: 60, seconds: 3600 },
    touches: ['health', 'me'],
    in: z.object({
      version: text(10, '告知书版本').describe('as read'),
      quiet_from: hour,
      quiet_to: hour,
    }),
    out: state,
  }),
  '/tp5/api/ExchangeShop/HealthGuard/userStopGuard': post({
    summary: 'Stops it: what it found and what was answered is deleted',
    access: 'user',
    once: true,
    limit: { max: 60, seconds: 3600 },
    touches: ['health', 'me'],
    in: z.object({}),
    out: state,
  }),
  '/tp5/api/ExchangeShop/HealthGuard/lists': get({
    summary: 'What the guard found, the newest first',
    access: 'user',
    of: ['health'],
    in: mine.extend({ cursor }),
    out: paged(alert),
  }),
  '/tp5/api/ExchangeShop/HealthGuard/detail': get({
    summary: 'One thing that it found: by which rule, who was told, who is told next',
    access: 'user',
    of: ['health'],
    in: mine.extend({ alert_id: alertId }),
    out: alertDetail,
  }),
  '/tp5/api/ExchangeShop/HealthGuard/seen': post({
    summary: 'I have seen it: nobody else is told',
    access: 'user',
    once: true,
    touches: ['health'],
    in: z.object({ alert_id: alertId }),
    out: alertDetail,
  }),
  '/tp5/api/ExchangeShop/HealthGuard/unseen': get({
    summary: 'Of whom I watch over, who has not seen what I was told of too; not what it is',
    access: 'user',
    of: ['health', 'me'],
    in: z.object({}),
    out: z.object({
      people: z.array(
        z.object({
          watch_id: z.string(),
          name: z.string(),
          unseen: z.number(),
          taken_by: z
            .enum(['nobody', 'me', 'other'])
            .describe('who of the family sees to it: whoever comes after is not told then'),
        }),
      ),
    }),
  }),
  '/tp5/api/ExchangeShop/HealthGuard/takeOver': post({
    summary:
      'I see to what somebody I watch over has not seen: nobody else is told, and they know it',
    access: 'user',
    once: true,
    touches: ['health'],
    in: z.object({ watch_id: uuid }),
    out: z.object({ taken: z.number() }),
  }),
  '/tp5/api/ExchangeShop/HealthGuard/questionnaire': get({
    summary: 'A sheet of questions with what is known of the answers, and what it came to last',
    access: 'user',
    of: ['health'],
    in: mine.extend({ sheet: sheet.default('diabetes') }),
    out: questions,
  }),
  '/tp5/api/ExchangeShop/HealthGuard/startRiskCheck': post({
    summary: 'Begins a sheet; one that was begun and not handed in goes on',
    access: 'user',
    once: true,
    limit: { max: 60, seconds: 3600 },
    touches: ['health'],
    in: z.object({ sheet }),
    out: z.object({ check_id: uuid }),
  }),
  '/tp5/api/ExchangeShop/HealthGuard/submitQuestionnaire': post({
    summary: 'Hands in a sheet that was begun: its points, answer by answer',
    access: 'user',
    once: true,
    limit: { max: 60, seconds: 3600 },
    touches: ['health'],
    in: z.object({
      check_id: uuid,
      answers: z
        .string()
        .regex(
          /^[a-z_]{2,20}:[a-z0-9.]{1,20}(,[a-z_]{2,20}:[a-z0-9.]{1,20}){0,29}$/,
          '请回答每一个问题',
        )
        .describe('item:answer, with commas between'),
    }),
    out: result,
  }),
  '/tp5/api/ExchangeShop/HealthGuard/guardReport': get({
    summary: 'Thirty days on one sheet, to read, to print and to show a doctor',
    access: 'user',
    of: ['health'],
    in: mine,
    out: report,
  }),
  '/tp5/api/ExchangeShop/HealthHome/fatigueReport': get({
    summary: 'Sleep, heart rate variability and steps of seven days beside what is usual',
    access: 'user',
    of: ['health'],
    in: mine,
    out: fatigue,
  }),
}
