import { z } from 'zod'

/** On the wire everything is a string; the server coerces, the client's type stays the plain one. */
const number = z.coerce.number<number>({ error: '请填写数字' })

export const whole = number
  .int('请填写整数')
  .min(-2147483648, '数字太小')
  .max(2147483647, '数字太大')
export const count = whole.min(0, '不能小于 0')
export const id = whole.min(1, '编号不正确')
export const uuid = z.uuid('编号不正确')
export const flag = z.coerce.number<0 | 1>().pipe(z.union([z.literal(0), z.literal(1)]))
export const phone = z.string().regex(/^1[3-9]\d{9}$/, '请填写 11 位手机号')
export const smsCode = z.string().regex(/^\d{6}$/, '请填写 6 位短信验证码')
export const captchaCode = z.string().regex(/^\d{1,6}$/, '请填写图中的数字或算式的得数')
export const machineSn = z.string().regex(/^[A-Z0-9-]{4,20}$/, '机器编号不正确')
/** Of a parcel, at whichever carrier. */
export const trackingNo = z
  .string()
  .trim()
  .regex(/^[0-9A-Za-z-]{6,32}$/, '快递单号是 6 到 32 位字母或数字')
/** PostgreSQL knows no year 0, and nobody means a day before the last century. */
export const day = z.iso
  .date('日期格式应为 年-月-日')
  .refine((value) => value >= '1900-01-01', '日期太早')
export const latitude = number.min(-90, '纬度不正确').max(90, '纬度不正确')
export const longitude = number.min(-180, '经度不正确').max(180, '经度不正确')

/** Text a person types: trimmed, not empty, without control characters. */
export const text = (max: number, what: string) =>
  z
    .string()
    .trim()
    .min(1, `请填写${what}`)
    .max(max, `${what}最多 ${max} 个字`)

    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f]*$/, `${what}里有不能识别的字符`)

/** Lists page by keyset: `cursor` is what the previous page gave as `next`. */
export const cursor = z.string().max(200, '翻页位置不正确').optional()
export const paged = <T extends z.ZodType>(row: T) =>
  z.object({ list: z.array(row), next: z.string().nullable() })
export const empty = z.object({})
export const time = z.string().describe('ISO 8601 with offset')
export const link = z
  .string()
  .describe('a public address of the app, such as /exchangeShop; empty: nowhere')
