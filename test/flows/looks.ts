import assert from 'node:assert/strict'
import { and, eq } from 'drizzle-orm'
import { orders } from '@server/areas/order/tables'
import { payments } from '@server/areas/payment/tables'
import { reviews } from '@server/areas/review/tables'
import { businessDay } from '@server/calendar'
import { demo } from '@server/database/demo'
import { crumbledText, cutText, overlappingText } from '../gallery/text'
import { settle } from '../walk/settle'
import {
  faintAmong,
  layBare,
  layoutShift,
  overflowing,
  readableByElders,
  smallText,
  tappables,
  textContrasts,
} from './audit'
import { receivedEggs } from './after-sale'
import type { Driver } from './Driver'
import { H5Driver } from './H5Driver'
import { goodsUrl, thermometer } from './exchange'
import { offerUrl } from './catalogue'
import type { Stage } from './stage'
import { taskPages } from './task-pages'

/** A page by its address, and a text that is there once it is complete. */
type Shown = readonly [url: string, text: string]

/** The order of the demo consumer that is on its way. */
async function parcelOf({ server }: Stage): Promise<string> {
  const { userId, state, orderSn } = orders
  const [order] = await server.database.db
    .select({ orderSn })
    .from(orders)
    .where(and(eq(userId, demo.consumer.userId), eq(state, 'shipped')))
  return order!.orderSn
}

/** As if it had cost money: then an invoice can be asked for. Once is enough for all that look. */
async function payInMoney({ server }: Stage, orderSn: string): Promise<void> {
  const now = new Date()
  const { userId } = demo.consumer
  const paymentNo = `looks ${orderSn}`
  await server.database.db
    .insert(payments)
    .values({
      ...{ userId, orderSn, paymentNo, transactionId: paymentNo, amount: 490, way: 'h5' },
      ...{ state: 'paid', createdAt: now, expiresAt: now, paidAt: now },
    })
    .onConflictDoNothing()
}

/** What the demo consumer has said of something. */
async function reviewOf({ server }: Stage) {
  const { userId } = demo.consumer
  const [said] = await server.database.db.select().from(reviews).where(eq(reviews.userId, userId))
  return said!
}

export async function consumerPages(stage: Stage, { elder }: Manner): Promise<Shown[]> {
  const goods = await goodsUrl(stage, thermometer)
  const order = goods.replace(/.*\/(\d+)$/, '/exchangeShop/Order?goods_id=$1&exchange_type=1')
  const received = await receivedEggs(stage)
  const parcel = await parcelOf(stage)
  const said = await reviewOf(stage)
  await payInMoney(stage, parcel)
  return [
    ['/index', elder ? '去换东西' : '邻居都在换'],
    ['/exchangeShop', '五常稻花香大米'],
    ['/mine', demo.consumer.nickname],
    ['/newGuest', '发给邻居'],
    ['/settings', '外观'],
    ['/settings/textSize', '跟随手机'],
    ['/settings/reminders', '订单和售后'],
    ['/messages', '我的消息'],
    ['/settings/security', '登录过的设备'],
    ['/settings/privacy', '用户协议'],
    ['/settings/about', '责任声明'],
    ['/exchangeShop/search', '邻居常换'],
    ['/exchangeShop/search?words=' + encodeURIComponent('咖啡'), '8 折月卡'],
    ['/exchangeShop/kind/coupon', '檐下咖啡'],
    ['/exchangeShop/kind/course', '楷书入门'],
    [goods, '立即兑换'],
    [await offerUrl(stage, '檐下咖啡 10 元券', 'discountCoupon'), '满 25 可用'],
    [await offerUrl(stage, '长辈安心月包', 'VipPackets'), '4 项权益'],
    [await offerUrl(stage, '老歌合唱 一季一台戏', 'GoodDetailsOnline'), '看别的场次'],
    [order, '换后剩余积分'],
    ['/exchangeShop/ExchangeLog', '手工桂花皂'],
    [`/exchangeShop/OrderDetails/${parcel}`, '订单编号'],
    [`/exchangeShop/Logistics/${parcel}`, '运单号'],
    [`/exchangeShop/exchangeSuccess?order_sn=${parcel}`, '继续逛'],
    ['/orderSearch?words=' + encodeURIComponent('桂花皂'), '商城'],
    ['/orderSearch?words=' + encodeURIComponent('月球车'), '找客服'],
    [`/review?order_sn=${received}`, '发布评价'],
    [`/review?order_sn=${said.orderSn}`, '全部评价'],
    [`/reviews?goods_id=${said.goodsId}`, said.words],
    [`/invoice?order_sn=${parcel}`, '申请开票'],
    ['/invoices', '还没有发票'],
    ['/campaignOrders', '还没有活动订单'],
    ['/exchangeShop/DataLog', '每日签到'],
    ['/incomeList', '钱从哪里来'],
    ['/dividendDetail', '累计分红'],
    ['/myExpenses', businessDay(new Date()).slice(0, 7).replace('-', '.')],
    ['/withdrawDetail', '有一笔提现正在处理'],
    ['/withdrawalList', '累计到账'],
    ['/withdrawalListRuler', '手续费'],
    ['/exchangeShop/UserAddress', '文三路'],
    ['/exchangeShop/Addaddress', '保存地址'],
    ['/exchangeShop/holdings', '2099年12月31日到期'],
    ['/received', '商城兑换'],
    ['/exchangeShop/Task', '每日任务'],
    ['/signIn', '签到规则'],
    ['/signInCursor', '最长连签'],
    ['/signInMatch', '规则和分法'],
    ['/signInRuler', '分不尽的零头'],
    ['/exchangeShop/authentication', '王**'],
    ['/exchangeShop/OnlineMachineMore', '东苑南门 01'],
    ['/UserAgreeAite', '用户协议'],
    ['/bansnnsnRule', '什么算作弊'],
    ['/taskLevels/multilevel', '怎么算钱'],
    ['/taskLevels/multilevel_old', '怎么算钱'],
    ['/taskLevels/subordinate', '又请来'],
    ['/taskLevels/multilevelLog', '做完一个任务'],
    ...(await taskPages(stage)),
    ['/nowhere', '页面不存在'],
  ]
}

export const operatorPages: Shown[] = [['/iter/windowManagement', '东苑南门 01']]
export const signInPages: Shown[] = [['/login', '获取验证码']]

export interface Manner {
  /** Elder mode promises larger targets and no small text. */
  elder: boolean
  /** Widths to hold at: a phone, a small one, and a phone at 1.4 times. */
  widths: readonly number[]
  /** Whoever comes is old: text stands out as for eyes of eighty years. */
  ofElders?: boolean
}

/** What who speaks for a company that advertises sees, of a campaign that is under way and of one that is written. */
export async function advertiserPages({ server }: Stage): Promise<Shown[]> {
  const { rows } = await server.database.pool.query<Record<'live' | 'task' | 'draft', number>>(
    `select live.campaign_id as live, (
       select task_id from ad_tasks where campaign_id = live.campaign_id order by level limit 1
     ) as task, (
       select campaign_id from ad_campaigns where advertiser_id = live.advertiser_id
         and state in ('draft', 'reviewing', 'refused') order by campaign_id desc limit 1
     ) as draft
     from ad_campaigns live join advertisers using (advertiser_id)
     where user_id = $1 and live.state = 'live' order by live.campaign_id limit 1`,
    [demo.thirdAdvertiser.userId],
  )
  const { live, task, draft } = rows[0]!
  return [
    ['/advertisersBackground', '钱包余额'],
    ['/advertisingActivity', '书法公益课'],
    [`/activityDetails?campaign_id=${live}`, '看到之后'],
    [`/activityDetails?campaign_id=${draft}`, '怎么投'],
    [`/advertisementDetails?campaign_id=${live}&task_id=${task}`, '花了多少'],
    [`/advertisementDetails?campaign_id=${draft}`, '每次完成的价格'],
    ['/advertisingEdit', '都不选就是所有村'],
    ['/advertisersAlluser', '做过任务的邻居'],
    ['/advertiserswallet', '一共充值'],
    ['/advertisersbill', '充值'],
    ['/advertisingHelper', '会不会超支'],
    ['/advertisingHelper?topic=kinds', '传截图'],
  ]
}

/** What the house sees of all of them. */
export const housePages: Shown[] = [
  ['/advertisingHouse', '近 30 天投在哪种任务'],
  ['/customerSubmission', '禾田种子公司'],
  ['/customerAdd', '报备以后'],
  ['/afterSales', '待处理'],
  ['/merchantsSettle/helper', '檐下咖啡'],
]

/** What somebody sees of their own body, always in large type. */
export async function healthPages({ server }: Stage): Promise<Shown[]> {
  const { rows } = await server.database.pool.query<Record<'watch' | 'order', string>>(
    `select (
       select watch_id from health_watches where elder_id = $1 and state = 'on' order by 1 limit 1
     ) as watch, (
       select order_sn from orders where user_id = $1 order by created_at desc limit 1
     ) as order`,
    [demo.elder.userId],
  )
  const { watch, order } = rows[0]!
  return [
    ['/agedParty/home', '我的资料'],
    ['/agedParty/add', '血压'],
    ['/agedParty/add?measure=bloodSugar', '刚才量的'],
    ['/agedParty/bloodPressure', '最近一次'],
    ['/agedParty/heartCondition', '最近一次'],
    ['/agedParty/weight', '最近一次'],
    ['/agedParty/bloodOxygen', '最近一次'],
    ['/agedParty/bodyTemperature', '最近一次'],
    ['/agedParty/stressData', '最近一次'],
    ['/agedParty/uricAcid', '最近一次'],
    ['/agedParty/bloodSugar', '最近一次'],
    ['/agedParty/sleepData', '最近一次'],
    ['/agedParty/stepData', '最近一次'],
    ['/agedParty/bloodLipids', '最近一次'],
    ['/agedParty/otherData', '最近一次'],
    ['/agedParty/TreatmentPackage', '去打勾'],
    ['/agedParty/plan/1', '每天'],
    ['/agedParty/orders', '看这一单'],
    [`/agedParty/orderDetail/${order}`, '怎么退'],
    ['/agedParty/HealthProtectionhome', '守护报告'],
    ['/agedParty/aboutGuard', '什么时候提醒'],
    ['/agedParty/HealthProtectiondetail', '看一看'],
    ['/agedParty/HealthProtectionRiskCheck', '再做一次'],
    ['/agedParty/questionUpdate', '看得几分'],
    ['/agedParty/HealthProtectionFatigue', '怎么看'],
    ['/agedParty/guardReport', '做成图片'],
    ['/agedParty/riiChart', '把图存在这里'],
    ['/agedParty/tongueAnalysis', '拍过的照片'],
    ['/agedParty/table', '导出全部数据'],
    ['/agedParty/family', '老林'],
    [`/agedParty/familyPerson?watch_id=${watch}`, '随时可以改、可以停'],
    ['/agedParty/familyInvite', '出示二维码'],
    ['/agedParty/familyLooks', '各项最近一次'],
    ['/agedParty/devices', '上次传来'],
    ['/agedParty/deviceBind', '设备码'],
  ]
}

/** What who develops places sees. */
export const developerPages: Shown[] = [
  ['/locationDevelop', '先办这几个'],
  ['/locationAdd', '用我现在的位置'],
  ['/locationAudit', '我提交的，由别人审核'],
  ['/dataReport', '已经上线的村'],
  ['/attractInvestment', '您能得到'],
]

type Resizable = Driver & { resize(width: number): Promise<void> }

/** Only the browser keeps score of that, and only of a page that had to wait it says the same each time. */
async function complainOfShift(driver: Driver, complain: (what: string) => void): Promise<void> {
  if (!(driver instanceof H5Driver && driver.isSlow)) return
  await settle(driver, 0)
  const { score, moved } = await driver.measure(layoutShift)
  if (score > mostShift) complain(`shifts by ${score.toFixed(3)}: ${moved.join(', ')}`)
}

const mostShift = 0.02

/** Everything that can be said of a page by measuring it, as one list of complaints. */
export async function lookAt(
  driver: Resizable,
  pages: readonly Shown[],
  { elder, widths, ofElders = false }: Manner,
): Promise<void> {
  const complaints: string[] = []
  const target = elder ? 60 : 44
  const least = ofElders ? readableByElders : undefined
  for (const [url, text] of pages) {
    const complain = (what: string) => complaints.push(`${url}: ${what}`)
    await driver.open(url)
    await driver.see(text)
    await complainOfShift(driver, complain)
    for (const { name, tag, width, height } of await driver.measure(tappables)) {
      if (!name) complain(`a ${tag} without a name`)
      if (Math.min(width, height) < target) complain(`「${name}」 is ${width} × ${height}`)
    }
    for (const faint of faintAmong(await driver.measure(textContrasts), least))
      complain(`faint: ${faint}`)
    if (elder) {
      for (const { text: small, size } of await driver.measure(smallText)) {
        complain(`「${small}」 is ${size} px`)
      }
    }
    for (const width of widths) {
      await driver.resize(width)
      for (const wide of await driver.measure(overflowing))
        complain(`too wide at ${width}: ${wide}`)
    }
    await driver.measure(layBare)
    for (const width of widths) {
      await driver.resize(width)
      for (const cut of await driver.measure(cutText)) complain(`cut at ${width}: ${cut}`)
      for (const words of await driver.measure(crumbledText))
        complain(`a letter a line at ${width}: ${words}`)
      for (const pair of await driver.measure(overlappingText))
        complain(`over at ${width}: ${pair}`)
    }
    await driver.resize(390)
  }
  assert.deepEqual(complaints, [])
}
