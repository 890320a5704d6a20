import assert from 'node:assert/strict'
import { until } from '@linji/mini-program'
import type { Out } from '@contract/api'
import { importCampaign } from '@server/areas/campaign/write/import-campaign'
import { someDefinition, somePrize } from '../server/campaign/campaigns'
import type { Driver } from './Driver'
import type { Flow } from './Flow'
import type { MiniDriver } from './MiniDriver'
import { newestAnswer } from './pages'
import type { Stage } from './stage'

type Detail = Out<'/tp5/api/Campaign/detail'>

/** Who is in a mini program finishes in the browser of the phone, at the address that was copied. */
async function finishElsewhere({ app }: MiniDriver, { server }: Stage): Promise<void> {
  const { calls } = await app.report()
  const copied = calls.filter(({ name }) => name === 'setClipboardData').at(-1)?.given
  const { pathname, search } = new URL((copied as { data: string }).data)
  const answer = await fetch(server.url + pathname + search, { method: 'POST', redirect: 'manual' })
  assert.equal(answer.status, 303)
}

/** Out to the app of a partner and back: what is done there is confirmed, and gives what waited for it. */
async function thereAndBack(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'consumer')
  await driver.open('/ICBCwx')
  await driver.tap('打开工行微信银行')
  if (driver.platform === 'h5') {
    await driver.see('这里打开的是工行微信银行自己的页面')
    await driver.tap('先不办，回到邻集“工行微信银行天天见”')
    await driver.see('等对方确认')
    await driver.tap('再次打开工行微信银行')
    await driver.tap('办好了，通知邻集')
  } else {
    await driver.see('网址已复制，到手机浏览器里粘贴打开')
    await driver.see('等对方确认')
    await finishElsewhere(driver as MiniDriver, stage)
    await driver.open('/ICBCwx')
  }
  await driver.see('已确认')
  await driver.tap('今日金币')
  await driver.tap('领今天的一份：今日金币')
  await driver.at('receivesuccess')
  const receipt = await newestAnswer<{ amount: number }>(driver, '/tp5/api/Campaign/receiveDetail')
  assert.equal(receipt.amount, 3)
  await driver.open('/activityRule?key=icbc-wechat')
  await driver.see('1 金币 = 10 积分')
  await driver.see('每台手机每天限领 1 次（家里人共用一台的一起算）')

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
    await driver.at('campaignOrders')
    await driver.see('待付款')
    await driver.back()
    await driver.at('blindBox99')
    await driver.see('您有一个订单等待付款')
    await driver.tap('不要了，取消订单')
    await driver.see('买一个盲盒')
  }
}

/** One box is given back as it came; the next is opened, and tells how it was drawn. */
async function openOrGiveBack(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'consumer')
  await driver.open('/99Blindbox')
  const buy = async () => {
    await driver.tap('买一个盲盒')
    const { price } = await newestAnswer<Detail>(driver, '/tp5/api/Campaign/detail')
    await driver.tap(`确认，付 ${price.points.toLocaleString('en-US')} 积分`)
    await driver.see('您有一个盒子还没有打开')
  }
  await buy()
  await driver.tap('不打开了，去退款')
  await driver.at('campaignOrders')
  await driver.see('没打开的盒子，随时可以全额退款')
  await driver.tap('退款')
  await driver.tap('确认退款')
  await driver.see('付的已经原路退回')
  await driver.back()
  await buy()
  await driver.tap('打开盒子')
  await driver.tap('看怎么用')
  await driver.at('receivesuccess')
  await driver.tap('这一份是怎么抽的')
  await driver.see('按记录重新算过，结果一致。')
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

/** A campaign that draws what is posted, and asks for the address afterwards. */
async function campaignOfParcels({ server: { database } }: Stage): Promise<string> {
  const gives = { type: 'goods', goods: '搪瓷马克杯 450ml' }
  const definition = someDefinition({
    pick: 'draw',
    modules: [{ type: 'odds', title: '概率', note: '领取时抽' }],
    prizes: [somePrize({ name: '搪瓷杯', gives, weight: 1 })],
  })
  const text = JSON.stringify(definition)
  await database.transaction((tx) => importCampaign(tx, text, new Date()))
  return definition.key
}

/** What was drawn and waits for an address is a badge at home, and is sent after its campaign too. */
async function sendWhatWaits(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedInAnew(driver)
  const key = await campaignOfParcels(stage)
  await driver.open(`/subjectPage?key=${key}`)
  await driver.tap('立即领取')
  await driver.tap('我已满 18 周岁，见')
  await driver.tap('领取')
  await driver.at('receivesuccess')
  await stage.server.database.pool.query(
    'update campaigns set ends_at = now() where campaign_key = $1',
    [key],
  )
  await driver.open('/index')
  await driver.tap('邻里活动，1 件待办')
  await driver.at('received')
  await driver.tap('填地址：搪瓷杯')
  await driver.tap('领取，寄到这里')
  await driver.see('没有等您填地址的')
  await driver.open('/mine')
  await driver.tap('我领到的')
  await driver.at('received')
  await driver.tap('看物流：搪瓷杯')
  await driver.at('orderDetails')
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
  { title: 'a box is given back, and another tells how it was drawn', run: openOrGiveBack },
  {
    title: 'what a partner confirms brings the prize, and its button alone does not',
    run: thereAndBack,
  },
  { title: 'a prize that waits for an address is found and sent', run: sendWhatWaits },
]
