import assert from 'node:assert/strict'
import type { Driver } from './Driver'
import type { Flow } from './Flow'
import type { Stage } from './stage'

/** Written down, deleted and brought back. */
async function addressComesBack(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'newcomer')
  await driver.open('/exchangeShop/UserAddress')
  await driver.tap('新增地址')
  await driver.at('addAddress')
  const name = `何${driver.platform === 'h5' ? '家' : '小'}安`
  await driver.fill('收货人', name)
  await driver.fill('手机号', '13912345679')
  await driver.tap('所在地区')
  for (const region of ['浙江省', '宁波市', '海曙区']) await driver.tap(region)
  await driver.fill('街道、门牌号', '月湖街 12 号')
  await driver.tap('保存地址')
  await driver.at('userAddress')
  await driver.see('浙江省宁波市海曙区月湖街 12 号')

  await driver.tap(`删除${name}的地址`)
  await driver.see(`已删除 ${name} 的地址`)
  assert.equal(await driver.sees('月湖街 12 号'), false)
  await driver.tap('撤销')
  await driver.see('月湖街 12 号')
}

export const flows: readonly Flow[] = [
  { title: 'an address that was deleted comes back', run: addressComesBack },
]
