import { z } from 'zod'
import { ownSeed } from '../draw'
import { machineSn, text, uuid } from '../fields'

/** What kind a campaign is says how its page is laid out, and nothing else. */
export const campaignKinds = [
  'gift',
  'membership',
  'weekly',
  'goodsList',
  'blindBox',
  'lamps',
  'monthlyCard',
  'festival',
  'bankPoints',
  'code',
  'machine',
  'subject',
] as const

/** Roles of the colour tokens: a campaign names one and never a colour. */
export const tones = ['brand', 'gold', 'ok', 'warn', 'danger'] as const

export const campaignState = z.enum([
  'ahead',
  'open',
  'between',
  'soldOutToday',
  'soldOut',
  'ended',
  'paused',
])

export const campaignKey = z.string().regex(/^[a-z0-9][a-z0-9-]{1,39}$/, '活动编号不正确')
export const prizeKey = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, '奖品编号不正确')
const route = z.string().regex(/^\/[A-Za-z0-9/_-]{1,60}$/, '页面地址不正确')

/** A page names its own address; anything else names the campaign. */
export const which = z.object({ key: campaignKey.optional(), route: route.optional() })
export const one = z.object({ key: campaignKey })

/** What a person gives along; the campaign's `needs` say which of it. */
export const given = {
  prize_key: prizeKey.optional(),
  card: z
    .string()
    .regex(/^\d{4,8}$/, '请填写银行卡号的前几位数字')
    .optional(),
  redeem: text(40, '兑换码').optional(),
  machine_sn: machineSn.optional(),
  device: uuid.optional().describe("the app's own number on this phone"),
  own_seed: ownSeed.optional(),
}
