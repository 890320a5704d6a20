import { z } from 'zod'
import { get, post } from '../call'
import {
  count,
  empty,
  flag,
  id,
  lines,
  maybeLines,
  maybeText,
  maybeUploadIds,
  phone,
  text,
  uuid,
} from '../fields'
import {
  hour,
  place,
  restDays,
  service,
  shopChange,
  shopKind,
  shopMove,
  shopPackage,
} from './shapes'

const shop = z.object({
  merchant_id: z.number(),
  name: z.string(),
  kind: shopKind,
  address: z.string(),
  ...place,
  phone: z.string(),
  intro: z.string(),
  opens: hour,
  closes: hour,
  rest_days: z.string(),
  open: flag,
  pictures: z.array(z.object({ upload_id: z.string(), url: z.string() })),
  change: shopChange.nullable().describe('the last that was asked for'),
  owner: flag,
})

const member = z.object({
  user_id: z.string(),
  name: z.string(),
  phone: z.string().describe('masked'),
  owner: flag,
  me: flag,
})

export const keepingCalls = {
  '/tp5/api/VillageEnter/shop': get({
    summary: 'The shop that I work for, as it is written',
    access: 'merchant',
    of: ['shops'],
    in: empty,
    out: shop,
  }),
  '/tp5/api/VillageEnter/serviceLists': get({
    summary: 'What the shop that I work for does, what nobody sees now among it',
    access: 'merchant',
    of: ['shops'],
    in: empty,
    out: z.object({ list: z.array(service), most: z.number() }),
  }),
  '/tp5/api/VillageEnter/packageLists': get({
    summary: 'What can be bought of the shop that I work for, and what could',
    access: 'merchant',
    of: ['shops', 'goods'],
    in: empty,
    out: z.object({
      list: z.array(shopPackage),
      most: z.number(),
      per_mille: z.number().describe('of the price, what the shop gets'),
    }),
  }),
  '/tp5/api/VillageEnter/saveService': post({
    summary: 'Writes what my shop does: a new service, or one there is',
    access: 'merchant',
    once: true,
    touches: ['shops'],
    in: z.object({
      service_id: id.optional(),
      name: text(20, '服务名称'),
      price: count.max(10_000_000, '价格太高'),
      unit: maybeText(6, '单位').default(''),
      note: maybeText(60, '说明').default(''),
      listed: flag,
    }),
    out: z.object({ service_id: z.number() }),
  }),
  '/tp5/api/VillageEnter/savePackage': post({
    summary: 'Writes a package of my shop; what was sold of it before stays as it was',
    access: 'merchant',
    once: true,
    touches: ['shops', 'goods'],
    in: z.object({
      goods_id: id.optional(),
      title: text(30, '套餐名称'),
      intro: lines(100, '套餐介绍'),
      money: id.max(1_000_000, '价格最高 10000 元'),
      uses: id.max(100, '最多 100 次'),
      valid_days: id.max(730, '有效期最长两年'),
      stock: count
        .max(100_000, '最多 100000 份')
        .optional()
        .describe('so many may still be sold; left out: as many as there are'),
      limit: count.max(99, '限购最多 99 份'),
      rules: maybeLines(300, '使用规则').default('').describe('a line each'),
      listed: flag,
      reason: maybeText(60, '原因').default('').describe('why it is taken down, for the record'),
    }),
    out: z.object({ goods_id: z.number() }),
  }),
  '/tp5/api/VillageEnter/saveShop': post({
    summary: 'Writes how my shop is reached, when it is open and how it looks',
    access: 'merchant',
    once: true,
    touches: ['shops', 'holdings', 'goods'],
    in: z.object({
      phone: z.string().regex(/^[0-9-]{7,20}$/, '请填写电话，可以带区号和短横线'),
      intro: lines(200, '店铺介绍'),
      opens: hour,
      closes: hour,
      rest_days: restDays.default(''),
      open: flag,
      reason: maybeText(60, '原因')
        .default('')
        .describe('why it closes for a time; needed where it was open'),
      pictures: maybeUploadIds(6, '图片最多六张').describe(
        'uploads of the kind shop, joined by commas, the first in lists',
      ),
    }),
    out: empty,
  }),
  '/tp5/api/VillageEnter/moves': get({
    summary:
      'Who opened or closed my shop, put a package up or took it down, and why; its last ones',
    access: 'merchant',
    of: ['shops'],
    in: empty,
    out: z.object({
      list: z.array(shopMove).describe('the latest first; none for who does not keep it'),
      most: z.number(),
      owner: flag,
    }),
  }),
  '/tp5/api/VillageEnter/staff': get({
    summary: 'Who may redeem in my shop',
    access: 'merchant',
    of: ['shops'],
    in: empty,
    out: z.object({ list: z.array(member), most: z.number(), owner: flag }),
  }),
  '/tp5/api/VillageEnter/addStaff': post({
    summary: 'Lets somebody redeem in my shop, by the phone of their account',
    access: 'merchant',
    once: true,
    limit: { max: 30, seconds: 3600 },
    touches: ['shops'],
    in: z.object({ phone }),
    out: empty,
  }),
  '/tp5/api/VillageEnter/removeStaff': post({
    summary: 'Somebody redeems no more: of my shop whoever it is, elsewhere I myself',
    access: 'merchant',
    once: true,
    touches: ['shops', 'me'],
    in: z.object({ user_id: uuid }),
    out: empty,
  }),
}
