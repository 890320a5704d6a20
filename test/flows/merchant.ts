import path from 'node:path'
import { eq } from 'drizzle-orm'
import { until } from '@linji/mini-program'
import { merchantApplications } from '@server/areas/storefront/tables'
import { proveNumber } from './auth'
import type { Driver } from './Driver'
import type { Flow } from './Flow'
import { desk } from './desk'
import type { Stage } from './stage'

const licence = path.join(__dirname, '../../src/static/tabs/home-light.png')

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

/** From the form over who looks at it to a shop of one's own, which lists its first service. */
async function join(driver: Driver, stage: Stage): Promise<void> {
  const { userId } = await stage.signedInAnew(driver)
  await driver.open('/merchantsSettle')
  await driver.fill('店名', '桥头修伞铺')
  await driver.tap('在哪个村')
  await driver.tap('柳湾村·北里')
  await driver.fill('地址', '桥头 3 号')
  await driver.fill('店铺介绍', '修伞配钥匙，立等可取')
  await driver.fill('统一社会信用代码', '91350100M000100Y43')
  await driver.pick('营业执照和许可证，添加图片，还能添加 3 张', licence)
  await until('the licence on the server', async () => (await driver.text()).includes('已上传'))
  await driver.fill('联系人', '伞师傅')
  await proveNumber(driver, stage, '13655550471', { label: '联系电话' })
  await driver.tap('提交审核')
  await driver.see('请先阅读入驻协议，再勾选同意')
  await driver.tap('同意商家入驻协议')
  await driver.tap('提交审核')
  await driver.at('merchantSubmitSuccess')
  await driver.tap('看进度')
  await driver.at('merchantSettle')
  await driver.see('正在审核')

  const [sent] = await stage.server.database.db
    .select({ id: merchantApplications.applicationId })
    .from(merchantApplications)
    .where(eq(merchantApplications.userId, userId))
  await desk(stage, 'approve', 'merchant', sent!.id)
  await driver.open('/merchantsSettle/Success')
  await driver.see('桥头修伞铺')
  await driver.tap('写服务和套餐')
  await driver.at('merchantOffers')
  await driver.tap('写一项服务')
  await driver.fill('服务名称', '换伞骨')
  await driver.fill('价格（元，到店付）', '8')
  await driver.tap('保存')
  await driver.at('merchantOffers')
  await driver.see('换伞骨')
}

export const flows: readonly Flow[] = [
  { title: 'a shop is kept by its owner and found by neighbours', run: keepShop },
  { title: 'a shop joins, and writes what it does', run: join },
]
