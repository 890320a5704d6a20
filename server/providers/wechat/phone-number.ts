import { z } from 'zod'
import type { Post } from './ask'
import type { GivenPhone, WechatPhone } from './wechat'

const told = z
  .object({
    // said to be a text, and shown as a number
    phone_info: z.object({ purePhoneNumber: z.string(), countryCode: z.coerce.string() }),
  })
  .transform(({ phone_info: { countryCode: country, purePhoneNumber: number } }) => ({
    country,
    number,
  }))

/** The code is wrong, used or older than five minutes, or somebody else was given it. */
const refused = z.object({ errcode: z.literal([40003, 40029]) }).transform(() => null)

/** WeChat checks that the code was given to this person. */
export const phoneAt = (post: Post, given: GivenPhone): Promise<WechatPhone | null> =>
  post('/wxa/business/getuserphonenumber', z.union([told, refused]), given)
