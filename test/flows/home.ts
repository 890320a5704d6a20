import assert from 'node:assert/strict'
import type { Driver } from './Driver'
import { newestAnswer } from './pages'
import type { Stage } from './stage'

/** A village chosen by hand stands for the position, until all of it is cleared. */
export async function chooseVillageAndClear(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'consumer')
  await driver.open('/index')
  await driver.tap('清溪村·东苑，点按更换')
  await driver.at('getLocation')
  await driver.tap('柳湾村·北里')
  await driver.tap('只看这里的集市')
  await driver.at('index')
  await driver.see('柳湾村·北里')
  await driver.open('/settings/privacy')
  await driver.see('30.4021°')

  await driver.open('/clear')
  await driver.see('已清除')
  await newestAnswer(driver, '/user/login/logout')
  const { access_token, userInfo, renwu_dingwei } = await driver.storage()
  assert.deepEqual([access_token, userInfo, renwu_dingwei], [undefined, undefined, undefined])
  await driver.tap('回首页')
  await driver.at('index')
  await driver.see('清溪村·东苑')
}

export async function readNotices(driver: Driver): Promise<void> {
  for (const [url, title] of [
    ['/noticeDelay', '关于部分订单延迟送达的通知'],
    ['/renamingAnnouncement', '我们改名叫邻集'],
    ['/QuestionnairePrivacy', '问卷收集什么'],
    // steps of its own: the page without a key has none
    ['/subjectPage?key=christmas-box', '怎么参加'],
  ] as const) {
    await driver.open(url)
    await driver.see(title)
  }
}

/** Two addresses of one page file are two pages, and each is found again as it was left. */
export async function fromOneCampaignToAnother(driver: Driver): Promise<void> {
  await driver.open('/subjectPage')
  await driver.tap('九块九盲盒')
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
export async function redeemPackageCode(driver: Driver, stage: Stage): Promise<void> {
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
