import { demo } from '@server/database/demo'
import type { Driver } from './Driver'
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
