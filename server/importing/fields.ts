import { z } from 'zod'

/** The fields that recur in files, each with the words for what does not fit. */
const readable = z
  .string()
  .trim()
  .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f]*$/, '有不能识别的字符')

export const words = (max: number) => readable.min(1, '不能空着').max(max, `最多 ${max} 个字`)
export const maybe = (max: number) => readable.max(max, `最多 ${max} 个字`).default('')
export const sentences = z.array(words(200)).default([])
export const number = z.number({ error: '应为数字' }).int('应为整数').max(2_147_483_647, '数字太大')
export const amount = number.min(1, '至少为 1')
export const whole = number.min(0, '不能小于 0')
/** What it is called by in files and on the command line, for good. */
export const key = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, '只能用小写字母、数字和连字符')
export const link = z
  .string()
  .regex(/^\/(?!\/)[A-Za-z0-9/_?&=%.-]*$/, '应为站内地址，以 / 开头')
  .or(z.literal(''))
  .default('')
export const moment = z.iso.datetime({
  offset: true,
  error: '应为带时区的时间，如 2026-12-01T00:00:00+08:00',
})
export const phone = z.string().regex(/^1[3-9]\d{9}$/, '应为 11 位手机号')
export const latitude = z.number({ error: '应为数字' }).min(-90, '纬度不正确').max(90, '纬度不正确')
export const longitude = z
  .number({ error: '应为数字' })
  .min(-180, '经度不正确')
  .max(180, '经度不正确')
