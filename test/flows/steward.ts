import type { Driver } from './Driver'
import type { Flow } from './Flow'
import type { Stage } from './stage'

/** From the dashboard to who waits, to what stays on record of a look. */
async function confirmOne(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'steward')
  await driver.open('/housekeepBackground')
  await driver.see('我管的 2 个村')
  await driver.tap('等我确认的住户')
  await driver.at('userAuthList')
  await driver.see('等管家确认')
  await driver.open('/tenant')
  await driver.see('已确认的住户')
  await driver.open('/userAnalysis')
  await driver.see('买得最多的')
  await driver.see('山泉水 550ml')
  await driver.open('/housekeepMonitor')
  await driver.see('开着这一页会自己更新')
  await driver.open('/sRuler')
  await driver.see('住户的信息')
}

export const flows: readonly Flow[] = [
  { title: 'a steward looks after their villages', run: confirmOne },
]
