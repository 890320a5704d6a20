import assert from 'node:assert/strict'
import { until } from '@linji/mini-program'
import type { Driver } from './Driver'
import type { Flow } from './Flow'
import type { MiniDriver } from './MiniDriver'
import { newestAnswer } from './pages'
import type { Stage } from './stage'

/** Out to the app of a partner and back: the page knows, and gives what waited for it. */
async function thereAndBack(driver: Driver, stage: Stage): Promise<void> {
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

/** Two addresses of one page file are two pages, and each is found again as it was left. */
async function fromOneCampaignToAnother(driver: Driver): Promise<void> {
  await driver.open('/subjectPage')
  await driver.tap('顺手小盲盒')
  await driver.at('blindBox99')
  await driver.see('抽中概率')
  await driver.back()
  await driver.at('subjectPage')
  await driver.see('邻居换得最多')
  assert.equal(await driver.sees('抽中概率'), false)
  await driver.tap('盖一间小屋')
  await driver.at('littleHouse')
  await driver.see('地基礼')
}

/** A code from a package, typed in, becomes points; the receipt says so. */
async function redeemPackageCode(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'consumer')
  await driver.open('/codeActivity')
  await driver.tap('换礼物')
  await driver.fill('兑换码', 'RICE0001')
  await driver.tap('领取')
  await driver.at('receivesuccess')
  await driver.see('新米礼')
  const receipt = await newestAnswer<{ amount: number }>(driver, '/tp5/api/Campaign/receiveDetail')
  assert.equal(receipt.amount, 120)
}

/** Who thinks better of it before paying finds the box as it was, and can order it again. */
async function giveUpBox(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'consumer')
  await driver.open('/99Blindbox')
  for (let time = 0; time < 2; time++) {
    await driver.tap('买一个盲盒')
    await driver.tap('¥9.90')
    await driver.tap('确认，付 ¥9.90')
    await driver.at('orderPay')
    await driver.tap('不想买了，去订单里取消')
    await driver.at('blindBox99')
    await driver.see('您有一个订单等待付款')
    await driver.tap('不要了，取消订单')
    await driver.see('买一个盲盒')
  }
}

/** Chats load PNG and JPG, by a whole address. */
async function seePicture({ server }: Stage, imageUrl: string): Promise<void> {
  const { pathname, protocol } = new URL(imageUrl)
  assert.match(protocol, /^https?:$/)
  assert.equal(pathname, '/cards/campaign/blind-box-99.png')
  const answer = await fetch(`${server.url}${pathname}`)
  assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'image/png'])
}

/** WeChat shares a card; a browser shares an address. */
async function openSharedCard(driver: Driver, stage: Stage): Promise<void> {
  const { app } = driver as MiniDriver
  await driver.open('/99Blindbox')
  await driver.see('抽中概率')
  await until('its title', async () => (await app.title()) === '顺手小盲盒')
  const { calls } = await app.report()
  const offered = calls.filter(({ name }) => name === 'showShareMenu').at(-1)?.given
  assert.deepEqual((offered as { menus: string[] }).menus, ['shareAppMessage', 'shareTimeline'])
  const { path, imageUrl = '' } = await app.share()
  await seePicture(stage, imageUrl)
  const [page = '', query] = path.replace(/^\//, '').split('?')
  await app.start(page, query)
  await driver.at('blindBox99')
  await driver.see('抽中概率')
  await app.start(page, 'route=nobody')
  await driver.at('notFound')
  await driver.see('页面不存在')
}

export const flows: readonly Flow[] = [
  {
    title: 'a card opens the very campaign it was made of, where many share a page',
    run: openSharedCard,
    only: 'weapp',
  },
  { title: 'from one campaign to another and back', run: fromOneCampaignToAnother },
  { title: 'a code from a package brings its prize', run: redeemPackageCode },
  { title: 'a box that is not paid is given up, and ordered again', run: giveUpBox },
  {
    title: 'an app of a partner is opened, and coming back brings the prize',
    run: thereAndBack,
  },
]
