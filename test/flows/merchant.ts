import type { Driver } from './Driver'
import type { Flow } from './Flow'
import type { Stage } from './stage'

/** A neighbour finds a shop; who keeps it writes another service, which the neighbour reads. */
async function keepShop(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'merchant')
  await driver.open('/merchantsSettle')
  await driver.see('檐下咖啡')
  await driver.tap('服务和套餐')
  await driver.at('merchantOffers')
  await driver.see('手冲咖啡')
  await driver.tap('写一项服务')
  await driver.at('merchantService')
  await driver.fill('服务名称', '冷萃')
  await driver.fill('价格（元，到店付）', '20')
  await driver.tap('保存')
  await driver.at('merchantOffers')
  await driver.see('冷萃')
  await driver.open('/merchantsSettle/list')
  await driver.see('麦垛烘焙')
  await driver.tap('檐下咖啡')
  await driver.at('merchantDetail')
  await driver.see('冷萃')
  await driver.open('/merchantsSettle/order')
  await driver.see('本月核销')
}

export const flows: readonly Flow[] = [
  { title: 'a shop is kept by its owner and found by neighbours', run: keepShop },
]
