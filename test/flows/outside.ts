import assert from 'node:assert/strict'
import type { Driver } from './Driver'
import { newestAnswer } from './pages'
import type { Stage } from './stage'

/** Out to the app of a partner and back: the page knows, and gives what waited for it. */
export async function thereAndBack(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'consumer')
  await driver.open('/ICBCwx')
  await driver.tap('打开工行微信银行')
  if (driver.platform === 'h5') {
    await driver.see('这里打开的是工行微信银行自己的页面')
    await driver.tap('回到邻集“工行微信银行天天见”')
  } else await driver.see('网址已复制，到手机浏览器里粘贴打开')
  await driver.see('打开过了')
  await driver.tap('今日金币')
  await driver.tap('领今天的一份：今日金币')
  await driver.at('receivesuccess')
  const receipt = await newestAnswer<{ amount: number }>(driver, '/tp5/api/Campaign/receiveDetail')
  assert.equal(receipt.amount, 6)

  await driver.open('/downApp')
  await driver.see('把邻集装进手机')
  await driver.tap('回首页')
  await driver.at('index')
}
