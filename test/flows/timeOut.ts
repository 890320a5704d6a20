import assert from 'node:assert/strict'
import { eq } from 'drizzle-orm'
import { hashToken } from '@server/areas/auth/identity'
import { sessions } from '@server/areas/auth/tables'
import type { Driver } from './Driver'
import type { Flow } from './Flow'
import { allAnswered, callsTo, newestAnswer } from './pages'
import { signInBySms } from './auth'
import type { Stage } from './stage'

/** As if the person had not been here for a month, and had not just asked for anything. */
async function endSession(driver: Driver, { server }: Stage): Promise<void> {
  await allAnswered(driver)
  const { access_token: token } = await driver.storage()
  await server.database.db.delete(sessions).where(eq(sessions.tokenHash, hashToken(String(token))))
}

/** Each opening of the sign-in page draws a picture, which stays once it was read. */
async function assertSignInOpenedOnce(driver: Driver): Promise<void> {
  await allAnswered(driver)
  assert.equal(callsTo(driver, '/tp5/api/Codevalidates/captcha').length, 1)
}

/** What they tap says that they are to sign in again, once, and then is there. */
async function sessionEnded(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'merchant')
  await driver.at('index')
  // arriving anew, so that on H5 there is somewhere to go back to: one tab takes another's place
  await driver.open('/exchangeShop')
  await driver.at('exchangeShop')
  await newestAnswer(driver, '/tp5/api/ExchangeShop/selectMachine')
  await endSession(driver, stage)
  // two calls of this page time out
  await driver.tap('我的')
  await signInBySms(driver, stage, 'merchant')
  await driver.at('mine')
  await driver.see('陈店长')
  await assertSignInOpenedOnce(driver)
  if (driver.platform !== 'h5') return
  await driver.back()
  await driver.at('index')
}

/** Whoever will not sign in again is let go. */
async function signInTurnedAway(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'consumer')
  await driver.at('index')
  await driver.tap('我的')
  await driver.see('王阿姨')
  await endSession(driver, stage)
  await driver.tap('我的卡券')
  await driver.at('login')
  await newestAnswer(driver, '/tp5/api/Codevalidates/captcha')
  await driver.back()
  await driver.at('mine')
  await driver.see('登录')
  await assertSignInOpenedOnce(driver)
}

/** Whoever has filled in a form finds it as it was, and sends it. */
async function typedStays(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'merchant')
  await driver.open('/exchangeShop/UserAddress')
  await driver.tap('新增地址')
  await driver.at('addAddress')
  await driver.fill('收货人', '陈久久')
  await driver.fill('手机号', '13912345670')
  await driver.tap('所在地区')
  for (const region of ['浙江省', '宁波市', '海曙区']) await driver.tap(region)
  await driver.fill('街道、门牌号', `月湖街 ${driver.platform === 'h5' ? 14 : 16} 号`)
  await endSession(driver, stage)
  await driver.tap('保存地址')
  await signInBySms(driver, stage, 'merchant')
  await driver.at('addAddress')
  await driver.tap('保存地址')
  await driver.at('userAddress')
  await driver.see(`浙江省宁波市海曙区月湖街 ${driver.platform === 'h5' ? 14 : 16} 号`)
}

export const flows: readonly Flow[] = [
  { title: 'a session that has ended asks to sign in once', run: sessionEnded },
  { title: 'what was typed is there after signing in again', run: typedStays },
  { title: 'who will not sign in again is let go', run: signInTurnedAway },
]
