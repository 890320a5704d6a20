import { z } from 'zod'
import { flag, time, uuid } from '../fields'

/** What is measured of a body; each has a page of its own. */
export const measureKeys = [
  'bloodPressure',
  'heart',
  'weight',
  'bloodOxygen',
  'steps',
  'bloodSugar',
  'sleep',
  'temperature',
  'stress',
  'uricAcid',
  'bloodLipids',
  'other',
] as const

/** The values that a reading has, each of one measure. */
export const partKeys = [
  ...['high', 'low', 'bpm', 'kg', 'oxygen', 'steps', 'fasting', 'after_meal', 'any_time'],
  ...['asleep', 'deep', 'light', 'dream', 'awake', 'celsius', 'hrv', 'uric'],
  ...['tc', 'tg', 'hdl', 'ldl', 'waist', 'fat', 'breath'],
] as const

export const measure = z.enum(measureKeys, { error: '没有这种指标' })

/** What data about health may be used for, each by a consent of its own. */
export const purpose = z.enum(['record', 'plan', 'guard', 'tongue', 'family'], {
  error: '没有这种用途',
})

export const personId = uuid.describe('whose data; left out: my own').optional()

export const place = z.enum(['home', 'clinic'], { error: '请选择在家量的还是在医院量的' })

export const standing = z
  .enum(['none', 'in', 'high', 'low'])
  .describe('against the reference range; none: there is no range for it')

/** Values with a point, as a form sends them. */
export const value = z.coerce
  .number<number>({ error: '请填写数字' })
  .min(0, '不能小于 0')
  .max(200_000, '数字太大')
  .optional()

/** All of them may be left out: which ones a measure needs says the server, in words. */
export const values = {
  high: value,
  low: value,
  bpm: value,
  kg: value,
  oxygen: value,
  steps: value,
  fasting: value,
  after_meal: value,
  any_time: value,
  asleep: value,
  deep: value,
  light: value,
  dream: value,
  awake: value,
  celsius: value,
  hrv: value,
  uric: value,
  tc: value,
  tg: value,
  hdl: value,
  ldl: value,
  waist: value,
  fat: value,
  breath: value,
}

export const readingId = z.string().regex(/^\d{8}[0-9a-f]{16}$/, '编号不正确')

/** How well it was measured, as a device says it; what nobody says, as by hand, is unknown. */
export const qualityKeys = ['good', 'doubtful', 'unknown'] as const

/** What a night consists of, from awake to deep, as it is drawn. */
export const stageKeys = ['awake', 'dream', 'light', 'deep'] as const

const stageTold = { name: z.string(), minutes: z.number(), text: z.string() }

export const night = z.object({
  reading_id: z.string(),
  sentence: z.string().describe('from when to when, what of it was which, and what is missing'),
  device: z.string(),
  minutes: z.number().describe('from its beginning to its end'),
  from: z.string().describe('22:52'),
  to: z.string().describe('4:52'),
  spans: z
    .array(
      z.object({
        ...stageTold,
        stage: z.enum([...stageKeys, 'none']).describe('none: nothing was recorded'),
        after: z.number().describe('minutes since the beginning'),
        when: z.string().describe('22:52–23:20'),
      }),
    )
    .describe('one behind the other, without a hole'),
  totals: z
    .array(z.object({ ...stageTold, stage: z.enum(stageKeys) }))
    .describe('of the stages there are, from awake to deep'),
})

export const reading = z.object({
  reading_id: z.string(),
  measure,
  at: time,
  when: z.string().describe('今天 7:30'),
  ago: z.string().describe('3 小时前'),
  place,
  place_text: z.string().describe('empty where it makes no difference'),
  device: z.string().describe('手工记的, or what the device is called'),
  text: z.string().describe('all of its values with their units'),
  values: z.array(z.object({ part: z.enum(partKeys), name: z.string(), value: z.number() })),
  standing,
  standing_text: z.string().describe('empty: inside the range, or there is none'),
  quality: z.enum(qualityKeys),
  quality_text: z.string().describe('empty, unless the device itself doubts it'),
  former: z
    .array(z.object({ at: time, text: z.string() }))
    .describe('what stood there before it was corrected, the newest first'),
})

export const reference = z.object({
  part: z.enum(partKeys),
  name: z.string(),
  whom: z.string().describe('the age and whatever else it is for'),
  setting: z.string().describe('at home or in a clinic; empty where it makes no difference'),
  text: z.string(),
  source: z.string(),
  version: z.string(),
  date: z.string().describe('as exactly as it is known'),
  hand: z.string().describe('原文, or 转述 where the original was not at hand'),
  mine: flag.describe('1: my values are held against this one'),
  other: flag.describe('1: another source says otherwise; nothing is held against it'),
})

export const band = z.object({
  from: z.number().nullable(),
  to: z.number().nullable(),
  text: z.string(),
  own: flag.describe('1: set with a doctor for this person, in the place of what is published'),
})
