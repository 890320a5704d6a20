import { z } from 'zod'
import type { WechatApp } from '@server/config'
import type { Guard } from '../guard'
import { accessToken, ask } from './ask'
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

interface Way {
  guard: Guard
  url: string
  app: WechatApp
}

/** WeChat checks that the code was given to this person. */
export async function phoneAt(
  { guard, url, app }: Way,
  { openid, code }: GivenPhone,
): Promise<WechatPhone | null> {
  const query = new URLSearchParams({ access_token: await accessToken(guard, url, app) })
  const address = `${url}/wxa/business/getuserphonenumber?${query.toString()}`
  const body = { code, openid }
  return guard((signal) => ask(z.union([told, refused]), address, { signal, body }))
}
