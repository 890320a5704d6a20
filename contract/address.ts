import { z } from 'zod'
import { get, post } from './call'
import { count, empty, flag, id, phone, text } from './fields'

const region = z.object({ province: z.string(), city: z.string(), district: z.string() })

export const address = region.extend({
  address_id: z.number(),
  name: z.string(),
  phone: z.string(),
  region_code: z.string(),
  detail: z.string(),
  is_default: flag,
})

const addressForm = z.object({
  name: text(20, '收货人'),
  phone,
  region_code: z.string().regex(/^\d{6}$/, '请选择所在地区'),
  detail: text(100, '详细地址'),
  is_default: flag.optional(),
})

export const addressCalls = {
  '/user/address/index': post({
    summary: 'My addresses, the default one first',
    access: 'user',
    of: ['addresses'],
    in: empty,
    out: z.object({ list: z.array(address), max: count }),
  }),
  '/user/address/getDefault': get({
    summary: 'My default address',
    access: 'user',
    of: ['addresses'],
    in: empty,
    out: z.object({ address: address.nullable() }),
  }),
  '/user/address/add': post({
    summary: 'Adds an address; the first becomes the default',
    access: 'user',
    once: true,
    touches: ['addresses'],
    in: addressForm,
    out: address,
  }),
  '/user/address/edit': post({
    summary: 'Changes one of my addresses',
    access: 'user',
    once: true,
    touches: ['addresses'],
    in: addressForm.extend({ address_id: id }),
    out: address,
  }),
  '/user/address/delete': post({
    summary: 'Puts one of my addresses away; for ten minutes it can be brought back',
    access: 'user',
    once: true,
    touches: ['addresses'],
    in: z.object({ address_id: id }),
    out: z.object({ address_id: z.number(), restore_seconds: z.number() }),
  }),
  '/user/address/restore': post({
    summary: 'Brings back an address that was put away',
    access: 'user',
    once: true,
    touches: ['addresses'],
    in: z.object({ address_id: id }),
    out: address,
  }),
  '/tp5/api/Area/tree': get({
    summary: 'The regions below a region: provinces, then cities, then districts',
    access: 'public',
    of: [],
    alike: true,
    in: z.object({
      parent_code: z
        .string()
        .regex(/^\d{6}$/, '地区编号不正确')
        .optional(),
    }),
    out: z.object({ list: z.array(z.object({ code: z.string(), name: z.string() })) }),
  }),
}
