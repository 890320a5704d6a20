import { z } from 'zod'
import { get } from './call'
import { day, flag } from './fields'
import {
  band,
  measure,
  night,
  partKeys,
  personId,
  reading,
  reference,
  standing,
} from './health/shapes'

const extreme = z
  .object({
    value: z.number(),
    text: z.string().describe('with its unit'),
    when: z.string().describe('周三早上'),
  })
  .nullable()

const part = z.object({
  part: z.enum(partKeys),
  name: z.string(),
  unit: z.string(),
  digits: z.number().describe('behind the point'),
  average: z.number().nullable().describe('null: nothing was measured'),
  average_text: z.string().describe('with its unit; empty where nothing was measured'),
  former: z.number().nullable().describe('the average of the period before'),
  highest: extreme,
  lowest: extreme,
  band: band.nullable().describe('what my values are held against'),
})

const point = z.object({
  label: z.string().describe('below the chart: 周三, 25, 7'),
  name: z.string().describe('in the table: 11月25日 周三'),
  day: day.describe('the first of its days'),
  values: z.array(z.number().nullable()).describe('in the order of the parts; null: a gap'),
  standings: z.array(standing),
  text: z.string().describe('as it is read out; empty: a gap'),
  standing_text: z.string(),
  doubt_text: z.string().describe('how many readings are doubtful and not in it; empty: none'),
})

const asked = z.object({
  range: z
    .enum(['day', 'week', 'month', 'year'], { error: '请选择日、周、月或年' })
    .default('week'),
  date: day.optional().describe('one of its days; left out: today'),
  person_id: personId,
})

const told = z.object({
  measure,
  name: z.string(),
  range: z.enum(['day', 'week', 'month', 'year']),
  from: day,
  to: day,
  title: z.string().describe('11月23日–29日'),
  before: day.describe('a day of the period before'),
  after: day.nullable().describe('a day of the next period; null: it has not come'),
  consented: flag.describe('0: nothing may be written down yet'),
  sentence: z.string().describe('what the chart shows, as one says it'),
  advice: z.string().describe('empty: nothing lies outside the range'),
  parts: z.array(part),
  points: z.array(point),
  beside: z
    .array(z.object({ name: z.string(), value: z.string() }))
    .describe('what follows from it: BMI, stages of sleep, readings of a clinic'),
  nights: z
    .array(night)
    .describe('whose stages are known: those of the day, of a longer period the last one'),
  references: z.array(reference),
  last: reading.nullable(),
})

const report = (what: string) =>
  get({
    summary: `${what}: points, averages, extremes, range and the last reading of a day, week, month or year`,
    access: 'user',
    of: ['health'],
    in: asked,
    out: told,
  })

export const healthReportCalls = {
  '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthBloodPressure': report('Blood pressure'),
  '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthHeart': report('Heart rate'),
  '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthWeight': report('Weight'),
  '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthBloodOxygen': report('Blood oxygen'),
  '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthStep': report('Steps'),
  '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthBloodSugar': report('Blood sugar'),
  '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthSleep': report('Sleep'),
  '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthBodyTemp': report('Temperature'),
  '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthHrv': report('Heart rate variability'),
  '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthUricAcid': report('Uric acid'),
  '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthBloodLipids': report('Blood lipids'),
  '/tp5/api/ExchangeShop/HealthReport/otherDetail': report('Waist, fat and breath'),
}
