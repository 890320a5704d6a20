import assert from 'node:assert/strict'
import type { Driver } from './Driver'
import type { Flow } from './Flow'
import { newestAnswer } from './pages'
import type { Stage } from './stage'

/** A village chosen by hand is looked at, until all is cleared; nobody is taken to stand there. */
async function chooseVillageAndClear(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'consumer')
  await driver.open('/index')
  await driver.tap('清溪村·东苑，点按更换')
  await driver.at('getLocation')
  await driver.tap('柳湾村·北里')
  await driver.tap('只看这里的集市')
  await driver.at('index')
  await driver.see('柳湾村·北里')
  await driver.open('/settings/privacy')
  await driver.see('正在看的村')

  await driver.open('/clear')
  await driver.see('已清除')
  await newestAnswer(driver, '/user/login/logout')
  const { access_token, userInfo, _looked_at } = await driver.storage()
  assert.deepEqual([access_token, userInfo, _looked_at], [undefined, undefined, undefined])
  await driver.tap('回首页')
  await driver.at('index')
  await driver.see('清溪村·东苑')
}

export const flows: readonly Flow[] = [
  {
    title: 'a village chosen by hand stays until all is cleared',
    run: chooseVillageAndClear,
  },
]
