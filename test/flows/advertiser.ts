import { desc, eq } from 'drizzle-orm'
import { adCampaigns, advertisers } from '@server/areas/advertiser/tables'
import { demo } from '@server/database/demo'
import { desk } from './desk'
import type { Driver } from './Driver'
import type { Flow } from './Flow'
import type { Stage } from './stage'

async function newestAd({ server }: Stage): Promise<number> {
  const [row] = await server.database.db
    .select({ campaignId: adCampaigns.campaignId })
    .from(adCampaigns)
    .orderBy(desc(adCampaigns.campaignId))
    .limit(1)
  return row!.campaignId
}

/** Written, looked at by the house, shown to neighbours, rested and gone on with. */
async function writeAndGoLive(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'advertiser')
  await driver.open('/advertisersBackground')
  await driver.see('钱包余额')
  await driver.tap('新建投放')
  await driver.at('advertisingEdit')
  await driver.tap('存草稿，去加任务')
  await driver.see('请填写名称')
  await driver.fill('名称', '糯米上市')
  await driver.fill('介绍', '今年的新糯米，包粽子正好')
  await driver.fill('总预算（元）', '200')
  await driver.fill('每天上限（元）', '50')
  await driver.tap('存草稿，去加任务')
  await driver.at('activityDetails')
  await driver.see('至少加一个任务')
  await driver.tap('加一个任务')
  await driver.at('advertisementDetails')
  await driver.fill('任务名称', '逛逛糯米铺')
  await driver.fill('步骤，一步一行', '在网页停留 15 秒')
  await driver.fill('网址', 'https://rice.example.com/')
  await driver.fill('每次完成的价格（元）', '1')
  await driver.fill('给邻居的钱（元）', '0.9')
  await driver.tap('存好')
  await driver.see('给邻居的要在 0.50 元 到 0.70 元 之间')
  await driver.fill('给邻居的钱（元）', '0.6')
  await driver.tap('存好')
  await driver.at('activityDetails')
  await driver.tap('提交审核')
  await driver.see('审核中')
  const campaignId = await newestAd(stage)
  await desk(stage, 'approve', 'ad', String(campaignId))
  await driver.open(`/activityDetails?campaign_id=${campaignId}`)
  await driver.see('投放中')
  await driver.tap('先停投')
  await driver.see('已暂停')
  await driver.tap('继续投放')
  await driver.see('投放中')
  await raiseSaveAndStop(driver)
  await driver.open('/messages')
  await driver.see('投放审核通过了')
}

/** It is given more, its figures are taken along, and it is stopped for good. */
async function raiseSaveAndStop(driver: Driver): Promise<void> {
  await driver.tap('加预算')
  await driver.fill('总预算（元）', '150')
  await driver.tap('确定')
  await driver.see('至少 200 元')
  await driver.fill('总预算（元）', '250')
  await driver.tap('确定')
  await driver.see('预算 ¥250.00')
  await driver.scrollTo('导出表格')
  await driver.tap('导出表格')
  await driver.see('表格准备好了')
  await driver.tap('保存表格')
  await driver.see(driver.platform === 'h5' ? '已开始下载' : '链接已复制')
  await driver.tap('停止')
  await driver.see('停止后不能再恢复')
  await driver.tap('停止投放')
  await driver.see('已停止')
}

/** What comes beside a reward is written, filled with codes, read by the house and filled up later. */
async function giveCodes(driver: Driver, stage: Stage): Promise<void> {
  const { pool } = stage.server.database
  const { rows } = await pool.query<{ campaign: number; task: number }>(
    `select campaign_id as campaign, task_id as task
     from ad_tasks join ad_campaigns using (campaign_id) join advertisers using (advertiser_id)
     where ad_campaigns.state = 'draft' and user_id = $1 limit 1`,
    [demo.thirdAdvertiser.userId],
  )
  const { campaign, task } = rows[0]!
  await stage.signedIn(driver, 'thirdAdvertiser')
  await driver.open(`/advertisementDetails?campaign_id=${campaign}&task_id=${task}`)
  await driver.tap('另送券码')
  await driver.tap('存好这份券')
  await driver.see('请写怎么用')
  await driver.fill('送什么券', '体验课一节')
  await driver.fill('怎么用', '到店报券码')
  await driver.tap('存好这份券')
  await driver.see('还没有券码')
  await driver.tap('加券码')
  await driver.fill('券码，一行一个', 'SF-0001\nSF-0002')
  await driver.tap('加上')
  await driver.see('共 2 个')
  await driver.tap('加券码')
  await driver.fill('券码，一行一个', 'SF-0002\nSF-0003')
  await driver.tap('加上')
  await driver.see('加了 1 个，1 个已经有了')
  await driver.see('共 3 个')
  await driver.tap('不送了')
  await driver.see('已经加的 3 个券码也会去掉')
  await driver.tap('再想想')
  await driver.see('共 3 个')
}

/** A company asks to be let in, is looked at, and sees its dashboard. */
async function applyAndBeLetIn(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'newcomer')
  await driver.open('/advertiserswallet')
  await driver.see('还没有开通广告投放')
  await driver.tap('去开通')
  await driver.at('advertisersBackground')
  await driver.fill('公司名称', '良渚邻里服务有限公司')
  await driver.fill('统一社会信用代码', '91350100M000100Y43')
  await driver.fill('联系人', '李晓')
  await driver.fill('联系电话', demo.newcomer.phone)
  await driver.tap('提交审核')
  await driver.see('正在审核')
  const [row] = await stage.server.database.db
    .select({ advertiserId: advertisers.advertiserId })
    .from(advertisers)
    .where(eq(advertisers.userId, demo.newcomer.userId))
  await desk(stage, 'approve', 'advertiser', String(row!.advertiserId))
  await driver.open('/advertisersBackground')
  await driver.see('钱包余额')
}

/** Money comes into the purse by an order that is paid. */
async function topUp(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'otherAdvertiser')
  await driver.open('/advertiserswallet')
  await driver.tap('充值')
  await driver.fill('充值金额（元）', '50')
  await driver.tap('去付款')
  await driver.see('至少 100 元')
  await driver.fill('充值金额（元）', '500')
  await driver.tap('去付款')
  await driver.at('orderPay')
  await driver.tap('去支付 ¥500.00')
  await driver.tap('确认支付')
  await driver.at('advertiserswallet')
  await driver.tap('广告账单')
  await driver.at('advertisersbill')
  await driver.see('+¥500.00')
}

/** What is left in the purse is taken out, taken back, asked for again, and arrives. */
async function takeOut(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'advertiser')
  await driver.open('/advertiserswallet')
  await driver.tap('提现')
  await driver.fill('提多少（元）', '5')
  await driver.tap('提现')
  await driver.see('至少 10 元')
  await driver.fill('提多少（元）', '100')
  await driver.tap('提现')
  await driver.at('withdrawalList')
  await driver.see('等您确认收款')
  await driver.tap('取消提现')
  await driver.see('钱会退回广告钱包，不收手续费')
  await driver.tap('确认取消')
  await driver.see('钱退回广告钱包')
  await driver.tap('再提一次')
  await driver.at('advertiserswallet')
  await driver.tap('提现')
  await driver.fill('提多少（元）', '100')
  await driver.tap('提现')
  await driver.at('withdrawalList')
  await driver.tap('去确认收款')
  await driver.tap('确认收款')
  await driver.see('钱已到您的微信零钱')
  await driver.open('/withdrawalList')
  await driver.see('广告钱包提现 ¥100.00')
  await driver.see('已取消')
  await driver.open('/advertisersbill')
  await driver.see('−¥100.00')
}

/** Whoever runs the house reads what advertisers do here; nobody else does. */
const readAsHouse: Flow['run'] = async (driver, stage, other) => {
  await stage.signedIn(driver, 'house')
  await driver.open('/mine')
  await driver.tap('平台广告')
  await driver.at('advertisingHouse')
  await driver.see('近 30 天投在哪种任务')
  await driver.scrollTo('书法公益课')
  await driver.tap('书法公益课')
  await driver.see('看到之后')
  await driver.see('邻居的积分')
  await driver.back()
  await driver.see('钱去了哪里')
  await other(async (phone) => {
    // whoever runs machines may advertise, too
    await stage.signedIn(phone, 'otherOperator')
    await phone.open('/advertisingHouse')
    await phone.see('这个账号不是平台的人')
  })
}

export const flows: readonly Flow[] = [
  { title: 'a campaign is written, looked at by the house, live and rested', run: writeAndGoLive },
  { title: 'an advertiser gives codes beside a reward', run: giveCodes },
  { title: 'a company asks to advertise and is let in', run: applyAndBeLetIn },
  { title: 'an advertiser fills the purse and reads the bill', run: topUp },
  { title: 'what is left in a purse is taken out, back, and out again', run: takeOut },
  { title: 'the house reads what advertisers do', run: readAsHouse },
]
