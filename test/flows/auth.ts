import assert from 'node:assert/strict'
import { demo } from '@server/database/demo'
import { until } from '@linji/mini-program'
import type { Driver } from './Driver'
import type { Flow } from './Flow'
import { newestAnswer } from './pages'
import type { Stage, Who } from './stage'

/** Everything a person does on a page that proves a phone number; ends with the filled form. */
export async function provePhone(driver: Driver, stage: Stage, who: Who): Promise<void> {
  const { phone } = demo[who]
  const captcha = await newestAnswer<{ captcha_id: string }>(
    driver,
    '/tp5/api/Codevalidates/captcha',
  )
  await driver.fill('手机号', phone)
  await driver.fill('图形验证码', await stage.newest('captcha', captcha.captcha_id))
  await driver.tap('获取验证码')
  await driver.fill('短信验证码', await stage.newest('sms', phone))
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
