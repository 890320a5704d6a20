import { randomUUID } from 'node:crypto'

interface Phone {
  country: string
  number: string
}

interface Given extends Phone {
  appId: string
  openid: string
}

const refused = (errcode: number, errmsg: string) => ({ body: { errcode, errmsg } })

/** WeChat's button for phone numbers, and what it says to the codes that it gave: each one once. */
export function createPhones() {
  const given = new Map<string, Given>()
  return {
    give(phone: Given): string {
      const code = randomUUID()
      given.set(code, phone)
      return code
    },

    answer(owner: string | undefined, { code, openid }: Record<string, unknown>) {
      if (code === 'busy') return refused(-1, 'system error')
      const phone = given.get(String(code))
      if (!owner || phone?.appId !== owner) return refused(40029, 'invalid code')
      if (openid !== phone.openid) return refused(40003, 'invalid openid')
      given.delete(String(code))
      const phone_info = {
        phoneNumber: phone.country === '86' ? phone.number : `+${phone.country} ${phone.number}`,
        purePhoneNumber: phone.number,
        countryCode: phone.country,
        watermark: { timestamp: Math.floor(Date.now() / 1000), appid: owner },
      }
      return { body: { errcode: 0, errmsg: 'ok', phone_info } }
    },
  }
}
