import { z } from 'zod'
import { way } from '../price'
import { flag, id, latitude, longitude, time } from '../fields'

export const shopKinds = ['food', 'daily', 'service', 'health', 'learning', 'other'] as const
export const shopKind = z.enum(shopKinds, { error: '没有这种店' })

export const applicationState = z.enum(['applied', 'approved', 'refused'])

export const changeState = z.enum(['asked', 'approved', 'refused', 'withdrawn'])

/** When a shop is open: hours of every day, but for those on which it rests. */
export const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, '时间格式应为 时:分')
export const restDays = z
  .string()
  .regex(/^[1-7]*$/, '休息日不正确')
  .describe('the days of the week on which it rests, 1 is Monday: 67; empty: none')

export const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, '月份格式应为 年-月')

export const service = z.object({
  service_id: z.number(),
  name: z.string(),
  price: z.number().describe('in cents, paid at the counter'),
  unit: z.string().describe('what the price is for: 次; empty: one'),
  note: z.string(),
  listed: flag.describe('1: neighbours see it'),
})

export const shopPackage = z.object({
  goods_id: z.number(),
  kind: z.string(),
  title: z.string(),
  intro: z.string(),
  image: z.string(),
  ways: z.array(way),
  uses: z.number().describe('0: as often as one likes'),
  valid_days: z.number(),
  stock: z.number(),
  sold: z.number(),
  limit: z.number().describe('per person, 0 is no limit'),
  rules: z.array(z.string()),
  settle: z.number().describe('what the shop gets for each use, in cents'),
  listed: flag,
  own: flag.describe('1: made by the shop, which may change it'),
})

export const shopRow = z.object({
  merchant_id: z.number(),
  name: z.string(),
  kind: shopKind,
  kind_text: z.string(),
  village: z.string(),
  address: z.string(),
  hours: z.string().describe('in words'),
  open_now: flag,
  picture: z.string().describe('empty where there is none'),
  packages: z.number().describe('how many can be bought now'),
  distance: z.number().nullable().describe('metres from the caller, null where nobody knows'),
})

export const place = { latitude, longitude }
export const which = z.object({ merchant_id: id })

/** Another name or address that was asked for. */
export const shopChange = z.object({
  state: changeState,
  state_text: z.string(),
  reason: z.string().describe('why it was refused; empty where it was not'),
  name: z.string(),
  address: z.string(),
  asked_at: time,
  decided_at: time.nullable(),
})

export const daySum = z.object({
  day: z.string(),
  pieces: z.number(),
  amount: z.number().describe('in cents'),
})

/** That a shop was opened or closed, or a package put up or taken down. */
export const shopMove = z.object({
  key: z.string(),
  text: z.string().describe('what happened'),
  by: z.string().describe('masked; of the house: 平台'),
  reason: z.string().describe('empty where none was given'),
  at: time,
})

export const settlement = z.object({
  month: z.string(),
  pieces: z.number(),
  amount: z.number().describe('in cents, in the book of income of who kept the shop'),
  settled_at: time,
})
