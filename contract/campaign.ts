import { z } from 'zod'
import { get, post } from './call'
import {
  captchaCode,
  cursor,
  empty,
  flag,
  id,
  machineSn,
  paged,
  phone,
  text,
  time,
  uuid,
} from './fields'
import { goodsRow } from './catalogue/goods'
import {
  campaign,
  campaignKey,
  campaignState,
  entry,
  needs,
  order,
  outside,
  prize,
  receipt,
  teaser,
} from './campaign/shapes'

const route = z.string().regex(/^\/[A-Za-z0-9/_-]{1,60}$/, '页面地址不正确')
const prizeKey = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, '奖品编号不正确')
export const campaignOrderSn = z.string().regex(/^LC\d{18,24}$/, '订单编号不正确')
const captcha = {
  captcha_id: uuid.optional(),
  captcha_code: captchaCode.optional(),
}

/** A page names its own address; anything else names the campaign. */
const which = z.object({ key: campaignKey.optional(), route: route.optional() })
const one = z.object({ key: campaignKey })

/** What a person gives along; the campaign's `needs` say which of it. */
const given = {
  prize_key: prizeKey.optional(),
  card: z
    .string()
    .regex(/^\d{4,8}$/, '请填写银行卡号的前几位数字')
    .optional(),
  redeem: text(40, '兑换码').optional(),
  machine_sn: machineSn.optional(),
  device: uuid.optional().describe("the app's own number on this phone"),
}

export const campaignCalls = {
  '/tp5/api/Campaign/detail': get({
    summary: 'A campaign as its page shows it, and what it is to me',
    access: 'public',
    of: [
      'campaigns',
      'orders',
      'wallet',
      'goods',
      'holdings',
      'me',
      'identity',
      'village',
      'invites',
      'here',
    ],
    in: which.extend({
      entry_id: uuid.optional().describe('whose lamps I was asked to help light'),
      machine_sn: machineSn.optional().describe('the machine that was scanned'),
    }),
    out: campaign,
  }),
  '/tp5/api/Campaign/lists': get({
    summary: 'Campaigns that are open or come within a week, what ends sooner first',
    access: 'public',
    of: ['campaigns'],
    alike: true,
    in: z.object({
      cursor,
      open: flag.optional().describe('1: only what can be received at this moment'),
    }),
    out: paged(teaser),
  }),
  '/tp5/api/Campaign/rule': get({
    summary: "A campaign's rules in force",
    access: 'public',
    of: ['campaigns'],
    alike: true,
    in: which,
    out: z.object({
      key: z.string(),
      title: z.string(),
      version: z.string(),
      starts_at: time,
      ends_at: time,
      hours: z.string(),
      partner: z.string(),
      audience: z.array(z.string()),
      limits: z.array(z.string()),
      terms: campaign.shape.terms,
    }),
  }),
  '/tp5/api/Campaign/goodsList': get({
    summary: 'The goods behind one tab of a campaign',
    access: 'public',
    of: ['campaigns', 'goods', 'here'],
    alike: true,
    in: one.extend({ tab_key: prizeKey, cursor }),
    out: paged(goodsRow),
  }),
  '/tp5/api/Campaign/slider': get({
    summary: 'Who received something of late, masked',
    access: 'public',
    of: ['campaigns', 'me'],
    alike: true,
    in: one,
    out: z.object({
      list: z.array(z.object({ name: z.string(), what: z.string(), at: time })),
    }),
  }),
  '/tp5/api/Campaign/surplusNum': post({
    summary: 'What is left of each prize at this moment',
    access: 'public',
    of: ['campaigns'],
    alike: true,
    in: one,
    out: z.object({
      state: campaignState,
      state_text: z.string(),
      left: z.number(),
      left_today: z.number().nullable(),
      prizes: z.array(
        prize.pick({ prize_key: true, stock: true, left_today: true, state: true, odds: true }),
      ),
    }),
  }),
  '/tp5/api/Campaign/total': get({
    summary: 'How much has been given of a campaign, altogether and today',
    access: 'public',
    of: ['campaigns'],
    alike: true,
    in: one,
    out: z.object({ given: z.number(), today: z.number(), left: z.number() }),
  }),
  '/tp5/api/Campaign/tabDownTime': post({
    summary: 'How long until a campaign opens, opens again or ends',
    access: 'public',
    of: ['campaigns'],
    alike: true,
    in: one,
    out: z.object({ state: campaignState, seconds: z.number().nullable(), now: time }),
  }),
  '/tp5/api/Campaign/click': post({
    summary: 'Counts that somebody looked, clicked or shared',
    access: 'public',
    limit: { max: 120, seconds: 60 },
    touches: [],
    in: one.extend({
      event: z.enum(['view', 'click', 'share'], { error: '没有这种记录' }),
      device: uuid.optional().describe('whose first view of the day makes one visitor'),
    }),
    out: empty,
  }),
  '/tp5/api/Campaign/check': post({
    summary: 'May I receive this, and what does it need?',
    access: 'user',
    limit: { max: 60, seconds: 60 },
    of: ['campaigns', 'holdings', 'me', 'identity', 'village', 'invites', 'here'],
    in: one.extend(given),
    out: z.object({
      allowed: flag,
      message: z.string().describe('why not, and what to do; empty where it is allowed'),
      error: z.number().describe('the code of that refusal, 0 where it is allowed'),
      joined: flag.describe('1: I take part or have received already'),
      needs,
      phone: z.string().describe('masked: mine'),
    }),
  }),
  '/tp5/api/Campaign/sendSms': post({
    summary: 'Sends the code that receiving asks for, against a solved captcha',
    access: 'user',
    once: true,
    limit: { max: 10, seconds: 60 },
    touches: [],
    in: one.extend({
      phone: phone.optional().describe('mine where it is left out'),
      captcha_id: uuid,
      captcha_code: captchaCode,
      device: uuid.optional(),
    }),
    out: z.object({
      phone: z.string().describe('masked'),
      resend_seconds: z.number(),
      expire_seconds: z.number(),
    }),
  }),
  '/tp5/api/Campaign/receive': post({
    summary: 'Receives a prize: stock, limits, code or points and receipt in one transaction',
    access: 'user',
    once: true,
    limit: { max: 30, seconds: 60 },
    touches: ['campaigns', 'orders', 'wallet', 'holdings'],
    in: one.extend({
      ...given,
      ...captcha,
      phone: phone.optional(),
      code: z
        .string()
        .regex(/^\d{6}$/, '请填写 6 位短信验证码')
        .optional(),
      address_id: id.optional(),
    }),
    out: receipt,
  }),
  '/tp5/api/Campaign/address': post({
    summary: 'Says where a prize that was drawn is sent',
    access: 'user',
    once: true,
    touches: ['campaigns', 'orders'],
    in: z.object({ receipt_id: uuid, address_id: id }),
    out: receipt,
  }),
  '/tp5/api/Campaign/receiveList': post({
    summary: 'What I have received, newest first',
    access: 'user',
    of: ['campaigns'],
    in: z.object({ key: campaignKey.optional(), cursor }),
    out: paged(receipt),
  }),
  '/tp5/api/Campaign/receiveDetail': get({
    summary: 'One receipt of mine with its code; without a number the newest, of a page or of all',
    access: 'user',
    of: ['campaigns'],
    in: which.extend({ receipt_id: uuid.optional() }),
    out: receipt,
  }),
  '/tp5/api/Campaign/join': post({
    summary: 'Takes part: from then on friends can help, or the card runs',
    access: 'user',
    once: true,
    touches: ['campaigns'],
    in: one.extend(given),
    out: entry,
  }),
  '/tp5/api/Campaign/lamps': get({
    summary: 'How far the lamps of an entry are lit, and by whom',
    access: 'public',
    of: ['campaigns', 'me'],
    in: z.object({ entry_id: uuid }),
    out: entry.extend({ key: z.string() }),
  }),
  '/tp5/api/Campaign/light': post({
    summary: 'Lights the one lamp of mine that I may light today',
    access: 'user',
    once: true,
    touches: ['campaigns'],
    in: one,
    out: entry,
  }),
  '/tp5/api/Campaign/help': post({
    summary: 'Lights a lamp for the friend who asked me, once',
    access: 'user',
    once: true,
    limit: { max: 30, seconds: 60 },
    touches: ['campaigns', 'wallet'],
    in: z.object({ entry_id: uuid, device: uuid.optional() }),
    out: entry,
  }),
  '/tp5/api/Campaign/outside': post({
    summary: "Sets out to a partner's app: from then on the campaign knows that I was there",
    access: 'user',
    once: true,
    limit: { max: 30, seconds: 60 },
    touches: ['campaigns'],
    in: one,
    out: outside,
  }),
  '/user/vip/makeVipOrder': post({
    summary: 'Orders what a campaign sells; points and gold are taken at once',
    access: 'user',
    once: true,
    limit: { max: 30, seconds: 60 },
    touches: ['campaigns', 'orders', 'wallet', 'holdings'],
    in: one.extend({
      ...given,
      pay: z.enum(['points', 'gold', 'money'], { error: '没有这种支付方式' }),
      address_id: id.optional(),
    }),
    out: order,
  }),
  '/tp5/api/Campaign/order': get({
    summary: 'One of my orders of a campaign',
    access: 'user',
    of: ['campaigns', 'orders'],
    in: z.object({ order_sn: campaignOrderSn }),
    out: order.extend({ key: z.string(), title: z.string(), link: z.string() }),
  }),
  '/tp5/api/Campaign/open': post({
    summary: 'Opens a box that is paid for',
    access: 'user',
    once: true,
    touches: ['campaigns', 'orders', 'wallet', 'holdings'],
    in: z.object({ order_sn: campaignOrderSn }),
    out: receipt,
  }),
}
