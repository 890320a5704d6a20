import type { Driver } from './Driver'
import type { Flow } from './Flow'
import type { Stage } from './stage'

/** From the list to a report, to what came of it. */
async function reportOne(driver: Driver, stage: Stage): Promise<void> {
  const name = `流程面馆 ${Date.now() % 100_000}`
  await stage.signedIn(driver, 'house')
  await driver.open('/customerSubmission')
  await driver.see('禾田种子公司')
  await driver.tap('报备客户')
  await driver.at('customerAdd')
  await driver.fill('客户名称', name)
  await driver.fill('联系人', '丁师傅')
  await driver.fill('电话', `136${String(Date.now()).slice(-8)}`)
  await driver.tap('报备')
  await driver.at('customerDetails')
  await driver.see(name)
  await driver.tap('写跟进')
  await driver.at('customerAdd')
  await driver.fill('跟进记录', '约了周三去看')
  await driver.tap('跟进中')
  await driver.tap('保存')
  await driver.at('customerDetails')
  await driver.see('已报备 → 跟进中')
  await driver.see('约了周三去看')
}

export const flows: readonly Flow[] = [
  { title: 'a customer is reported, and what came of it', run: reportOne },
]
