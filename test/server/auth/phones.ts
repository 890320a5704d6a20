import { randomUUID } from 'node:crypto'
import type { In } from '@contract/api'
import { offerCaptcha } from '@server/areas/auth/captcha/captcha'
import type { CaptchaKind } from '@server/areas/auth/captcha/makers'
import { type House, openHouse } from '../harness/openHouse'
import { someAddress, somePhone } from '../harness/request'
import { seconds } from './signing-in'

/** An app on somebody's phone, where it is just now. */
export interface App {
  device?: string | undefined
  address: string
}

export const someApp = (given: Partial<App> = {}): App => ({
  device: randomUUID(),
  address: someAddress(),
  ...given,
})

/** A house with a clock ahead of that of its jobs, so that they find nothing late, and apps that ask for codes. */
export async function openPhones() {
  let now = new Date('2126-01-07T01:00:00Z')
  const house: House = await openHouse({ seeded: false, working: true, clock: () => now })
  const from = ({ address }: App) => ({ address, timestamp: seconds(now) })
  const later = (by: number) => (now = new Date(now.getTime() + by * 1000))

  async function send(app: App, phone: string, kind: CaptchaKind = 'picture') {
    const { config, database } = house
    const { captchaId } = await offerCaptcha({ config, db: database.db, now }, kind)
    const captcha = { captcha_id: captchaId, captcha_code: await house.sent(captchaId) }
    const input = { phone, device: app.device, ...captcha }
    return house.call('/tp5/api/Codevalidates/sendSms', input, from(app))
  }
  async function login(app: App, input: Omit<In<'/tp5/api/UserLogin/smsLogin'>, 'device'>) {
    const { agreement_version } = await house.ask('/tp5/api/Common/config', {}, from(app))
    const whole = { ...input, agreement_version, device: app.device }
    return house.call('/tp5/api/UserLogin/smsLogin', whole, from(app))
  }
  return {
    house,
    later,
    now: () => now,
    from,
    send,
    login,
    /** Sends one after the other, two minutes apart; tells what each came to. */
    async sendMany(times: number, app: App, phone: string) {
      const errors: number[] = []
      for (let time = 0; time < times; time++) {
        errors.push((await send(app, phone)).error)
        later(120)
      }
      return errors
    },
    /** Somebody whose account knows this app. */
    async member(app: App, phone = somePhone()) {
      await send(app, phone)
      const { data } = await login(app, { phone, code: await house.sent(phone) })
      const { user_id: userId, access_token: token } = data as Record<string, string>
      later(120)
      return { phone, userId: userId!, token: token! }
    },
    close: () => house.close(),
  }
}

export type Phones = Awaited<ReturnType<typeof openPhones>>
