import { z } from 'zod'
import { get, post } from '../call'
import { text, time, uuid } from '../fields'

const device = z.object({
  device_id: z.string(),
  serial: z.string().describe('as it stands on the device'),
  kind: z.enum(['band', 'pressure', 'sugar', 'scale', 'oximeter', 'thermometer']),
  name: z.string().describe('手环（尾号 0107）, as its readings say'),
  measures: z.array(z.string()).describe('what it measures, in words'),
  bound_when: z.string(),
  last_upload_at: time.nullable(),
  last_upload_when: z.string().describe('empty: nothing has come yet'),
  battery: z.number().nullable().describe('percent; null: it does not tell'),
  clock_error: z.number().describe('by which its clock is ahead, in seconds'),
  clock_text: z.string().describe('empty: its clock goes right'),
})

export const devicesCalls = {
  '/tp5/api/ExchangeShop/HealthEquipment/myDevice': get({
    summary: 'What measures for me by itself: when it sent last, its battery and its clock',
    access: 'user',
    of: ['health'],
    in: z.object({}),
    out: z.object({ list: z.array(device) }),
  }),
  '/tp5/api/ExchangeShop/HealthEquipment/bind': post({
    summary: 'Makes a device mine by what stands on it; it is of one person at a time',
    access: 'user',
    once: true,
    limit: { max: 10, seconds: 3600 },
    touches: ['health'],
    in: z.object({
      serial: text(20, '设备编号')
        .transform((typed) => typed.toUpperCase())
        .pipe(z.string().regex(/^[A-Z0-9-]{4,20}$/, '设备编号是字母和数字，请对照背面的标签')),
      code: text(20, '设备码'),
    }),
    out: device,
  }),
  '/tp5/api/ExchangeShop/HealthEquipment/unbind': post({
    summary: 'Lets it go; what it measured stays mine',
    access: 'user',
    once: true,
    limit: { max: 60, seconds: 3600 },
    touches: ['health'],
    in: z.object({ device_id: uuid }),
    out: z.object({}),
  }),
}
