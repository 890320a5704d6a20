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

/** What nobody sees, or what moves what others see: controls, joiners, marks of direction, blanks. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u115f\u1160\u2800\u3164\uffa0]/gu
const breaks = /\r\n|[\r\v\f\u0085\u2028\u2029]/g

/** Wide letters and digits are the usual ones; the marks of a sentence are not letters. */
const narrowed = (typed: string): string =>
  typed.replace(/[^，。！？：；]+/gu, (part) => part.normalize('NFKC'))

/** As it was meant, on one line: names are compared. */
export const onOneLine = (typed: string): string =>
  narrowed(typed)
    .replace(breaks, ' ')
    .replace(/[\n\t]/g, ' ')
    .replace(unseen, '')
    .replace(/ {2,}/g, ' ')
    .trim()

/** The same with the lines and the punctuation that it has. */
export const onLines = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(breaks, '\n')
    .split('\n')
    .map((line) =>
      line
        .replace(/[\t\u00a0]/g, ' ')
        .replace(unseen, '')
        .replace(/ {2,}/g, ' '),
    )
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

const cleaned = (clean: (typed: string) => string, max: number, what: string) =>
  z.string().overwrite(clean).max(max, `${what}最多 ${max} 个字`)

/** What a person types on one line: names, places, words to search by. */
export const text = (max: number, what: string) =>
  cleaned(onOneLine, max, what).min(1, `请填写${what}`)

/** What a person writes, in as many lines as they like. */
export const lines = (max: number, what: string) =>
  cleaned(onLines, max, what).min(1, `请填写${what}`)

/** The same where nothing needs to be said. */
export const maybeText = (max: number, what: string) => cleaned(onOneLine, max, what)
export const maybeLines = (max: number, what: string) => cleaned(onLines, max, what)

const idList = (pattern: RegExp, most: number, wrong: string, tooMany: string) =>
  z
    .string()
    .regex(pattern, wrong)
    // an id has 36 characters; before each but the first stands a comma
    .max(37 * most - 1, tooMany)
    .transform((value) => (value === '' ? [] : [...new Set(value.split(','))]))
    .pipe(z.array(z.uuid('图片编号不正确')))

/** Ids of uploads with commas between: so many at most, each once. */
export const uploadIds = (most: number, wrong: string, tooMany = wrong) =>
  idList(/^[0-9a-f-]{36}(,[0-9a-f-]{36})*$/, most, wrong, tooMany)

/** The same where there may be none. */
export const maybeUploadIds = (most: number, wrong: string) =>
  idList(/^([0-9a-f-]{36}(,[0-9a-f-]{36})*)?$/, most, wrong, wrong).prefault('')

/** Lists page by keyset: `cursor` is what the previous page gave as `next`. */
export const cursor = z
  .string()
  .regex(/^[\w-]{1,200}$/, '翻页位置不正确')
  .optional()
export const paged = <T extends z.ZodType>(row: T) =>
  z.object({ list: z.array(row), next: z.string().nullable() })
export const empty = z.object({})
export const time = z.string().describe('ISO 8601 with offset')
export const link = z
  .string()
  .describe('a public address of the app, such as /exchangeShop; empty: nowhere')
