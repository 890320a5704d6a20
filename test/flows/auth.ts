import assert from 'node:assert/strict'
import { demo } from '@server/database/demo'
import { until } from '@linji/mini-program'
import type { Driver } from './Driver'
import type { Flow } from './Flow'
import { newestAnswer } from './pages'
import type { Stage, Who } from './stage'

export const captchaCall = '/tp5/api/Codevalidates/captcha'

/** The field that a captcha is answered in, and the answer. */
export type Solved = [field: string, answer: string]

interface Form {
  /** What the field of the number is called. */
  label?: string
  /** How its captcha is answered. */
  solve?: (driver: Driver, stage: Stage) => Promise<Solved>
}

async function readPicture(driver: Driver, stage: Stage): Promise<Solved> {
  const { captcha_id } = await newestAnswer<{ captcha_id: string }>(driver, captchaCall)
  return ['图形验证码', await stage.newest('captcha', captcha_id)]
}

/** The number, the captcha and the code of the message, on whatever page asks for them. */
export async function proveNumber(
  driver: Driver,
  stage: Stage,
  phone: string,
  { label = '手机号', solve = readPicture }: Form = {},
): Promise<void> {
  const [field, answer] = await solve(driver, stage)
  await driver.fill(label, phone)
  await driver.fill(field, answer)
  await driver.tap('获取验证码')
  await driver.fill('短信验证码', await stage.newest('sms', phone))
}

/** Everything a person does on a page that lets them in by their number; ends with the filled form. */
export async function provePhone(
  driver: Driver,
  stage: Stage,
  who: Who,
  form?: Form,
): Promise<void> {
  await proveNumber(driver, stage, demo[who].phone, form)
  await driver.tap('同意用户协议和隐私政策')
}

export async function signInBySms(driver: Driver, stage: Stage, who: Who): Promise<void> {
  await driver.at('login')
  await provePhone(driver, stage, who)
  await driver.tap('登录')
}

const wechatLogin = '/tp5/api/UserLogin/wechatOAuthLogin'

const isTicked = (driver: Driver, ticked: boolean) =>
  until(`the consent ${ticked ? '' : 'un'}ticked`, async () => {
    const said = await driver.measure(() =>
      document.querySelector('[role=checkbox]')?.getAttribute('aria-checked'),
    )
    return said === String(ticked)
  })

async function consent(driver: Driver): Promise<void> {
  await driver.open('/login')
  await driver.at('login')
  await isTicked(driver, false)
  await driver.tap('我已阅读并同意')
  await isTicked(driver, true)
  await driver.tap('《隐私政策》')
  await driver.at('privacy')
  await driver.back()
  await driver.at('login')
  await isTicked(driver, true)
}

/** Whoever would not give it is left the other way; who does is in, with nothing to type. */
async function signInByOneTap(driver: Driver): Promise<void> {
  await driver.open('/settings/security')
  await driver.at('login')
  await driver.tap('微信一键登录')
  await driver.tap('同意并登录')
  await driver.tap('不允许')
  await driver.see('用短信验证码也能登录')
  assert.ok(!driver.calls.some(({ path }) => path === wechatLogin))
  await driver.tap('微信一键登录')
  await driver.tap('允许')
  await driver.at('security')
  await driver.see('登录过的设备')
  const made = driver.calls.filter(({ path }) => path === wechatLogin)
  assert.equal(made.length, 1)
  assert.ok(made[0]?.parameters.phone_code)
}

export const flows: readonly Flow[] = [
  { title: 'the words of the consent tick it, and its documents open', run: consent },
  { title: 'one tap gives the phone of WeChat', run: signInByOneTap, only: 'weapp' },
]
