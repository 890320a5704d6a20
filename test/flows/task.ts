import assert from 'node:assert/strict'
import path from 'node:path'
import { until } from '@linji/mini-program'
import type { Creative } from '@contract/advertiser/creative'
import type { Out } from '@contract/api'
import { noteOffence } from '@server/areas/fairness/fairness'
import { partake } from '@server/areas/task/partake'
import { demo } from '@server/database/demo'
import { newCampaign } from '../server/advertiser/purse'
import { newGift } from '../server/ad-gift/gift'
import { film, page, poll, reading, receipt } from '../server/task/alley'
import { desk } from './desk'
import type { Driver } from './Driver'
import type { Flow } from './Flow'
import { H5Driver } from './H5Driver'
import { houseOf } from './houseOf'
import { newestAnswer } from './pages'
import type { Stage } from './stage'

const picture = path.join(__dirname, '../../src/static/tabs/home-light.png')

/** As long as a film takes whose beats come every five seconds, and its sum between. */
const watchedWithin = 40_000

/** A campaign of one task, for somebody who is signed in; where it is found. */
async function offer(driver: Driver, stage: Stage, creative: Creative, title: string) {
  await stage.signedIn(driver, 'consumer')
  return offerHere(driver, stage, creative, title)
}

/** The same for whoever is signed in on this phone. */
async function offerHere(driver: Driver, stage: Stage, creative: Creative, title: string) {
  const { campaignId, taskIds } = await newCampaign(houseOf(stage), {
    ...{ budget: 10_000, dayBudget: 10_000, now: new Date() },
    tasks: [
      { kind: creative.kind, creative, title, rewardPoints: 60, steps: ['照着做', '领奖励'] },
    ],
  })
  await driver.open(`/taskLevel/${campaignId}`)
  await driver.see('第 1 级')
  await driver.tap(`去做：${title}`)
  await driver.at('taskDetails')
  await driver.see('充足')
  await driver.tap('参加')
  return { flag: taskIds[0]! }
}

const verify = '/tp5/api/AdTask/verifyQuestion'
const likes = '/tp5/api/UserTag/lists'

async function answerSum(driver: Driver): Promise<void> {
  const { question } = await newestAnswer<Out<typeof verify>>(driver, verify)
  const [one, other] = question!.ask.match(/\d+/g)!.map(Number)
  await driver.tap(String(one! + other!))
}

const seen = (driver: Driver, text: string) => until(text, () => driver.sees(text), watchedWithin)

/** A film runs, asks whether somebody is there, is answered about, and is paid. */
async function watchAndEarn(driver: Driver, stage: Stage): Promise<void> {
  await offer(driver, stage, { ...film, seconds: 6 }, '看短片《一粒米》')
  await driver.at('taskVideo')
  await driver.tap('开始看')
  await seen(driver, '还在看吗？')
  await answerSum(driver)
  await seen(driver, '去答题')
  await driver.tap('去答题')
  await driver.at('taskQuestion')
  await driver.tap('7 月')
  await driver.tap('交卷')
  await driver.at('taskDetails')
  await driver.tap('要 60 积分')
  await driver.tap('领取 60 积分')
  await driver.see('已领取')
  await driver.open('/taskLog')
  await driver.see('看短片《一粒米》')
  await driver.see('+60 积分')
}

/** A questionnaire goes where answers lead, is left, gone on with, changed, and handed in. */
async function answerAndComeBack(driver: Driver, stage: Stage): Promise<void> {
  const { flag } = await offer(driver, stage, poll, '您家的米')
  await driver.at('taskInvestigate')
  await driver.see('家里常吃米吗？')
  await driver.tap('每天')
  await driver.tap('下一题')
  await driver.see('在哪里买？')
  await driver.open(`/taskDetails/${flag}`)
  await driver.tap('接着做')
  await driver.see('在哪里买？')
  await driver.tap('上一题')
  await driver.see('家里常吃米吗？')
  await driver.tap('很少')
  await driver.tap('下一题')
  await driver.see('想对我们说什么？')
  await driver.fill('您的回答', '米很香')
  await driver.tap('下一题')
  await driver.see('都答完了')
  await driver.tap('交问卷')
  await driver.at('taskDetails')
  await driver.see('待领取')
}

/** A code comes beside the reward, is copied, and is found again from the log after the campaign. */
async function getCode(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'consumer')
  const house = houseOf(stage)
  const { campaignId, taskIds } = await newCampaign(house, {
    ...{ budget: 10_000, dayBudget: 10_000, now: new Date() },
    tasks: [
      { kind: 'question', creative: reading, title: '认认新米', steps: ['答一题', '领奖励'] },
    ],
  })
  await newGift(house, { taskId: taskIds[0]!, codes: ['QX10-7788'] })
  await driver.open(`/taskLevel/${campaignId}`)
  await driver.see('另送：满 50 减 10 券')
  await driver.tap('去做：认认新米')
  await driver.at('taskDetails')
  await driver.see('领奖励时一起给，送完为止')
  await driver.tap('参加')
  await driver.at('taskQuestion')
  await driver.tap('7 月')
  await driver.tap('交卷')
  await driver.at('taskDetails')
  await driver.tap('领取 ¥0.60')
  await driver.see('QX10-7788')
  await driver.tap('复制券码')
  await driver.see('券码已复制')
  await house.database.pool.query(
    `update ad_campaigns set state = 'ended' where campaign_id = $1`,
    [campaignId],
  )
  await driver.open('/taskLog')
  await driver.tap('认认新米')
  await driver.at('taskDetails')
  await driver.see('QX10-7788')
}

const upload = '/tp5/api/BillUserImage/upload'

/** A screenshot is refused with a reason, sent again, and passes. */
async function sendTwice(driver: Driver, stage: Stage): Promise<void> {
  const { flag } = await offer(driver, stage, receipt, '传一张到店小票')
  await driver.at('taskLevelUpload')
  await driver.tap('提交审核')
  await driver.see('请上传图片')
  await driver.pick('截图，添加图片，还能添加 2 张', picture)
  await driver.see('已上传')
  await driver.tap('提交审核')
  await driver.at('taskDetails')
  await driver.see('审核中')
  const { bill_user_id } = await newestAnswer<Out<typeof upload>>(driver, upload)
  await desk(stage, 'refuse', 'screenshot', bill_user_id, '--reason', '看不清店名')
  await driver.open('/messages')
  await driver.tap('任务截图没有通过')
  await driver.at('taskDetails')
  await driver.see('看不清店名')
  await driver.tap('重新上传')
  await driver.at('taskLevelUpload')
  await driver.pick('截图，添加图片，还能添加 2 张', picture)
  await driver.see('已上传')
  await driver.tap('重新提交')
  await driver.at('taskDetails')
  await desk(stage, 'approve', 'screenshot', bill_user_id)
  await driver.open(`/taskDetails/${flag}`)
  await driver.see('待领取')
}

/** What one likes is said, kept, and still said when the page is opened anew. */
async function sayWhatILike(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedInAnew(driver)
  await driver.open('/taskLevels')
  await driver.tap('我的兴趣')
  await driver.at('taskInterests')
  await driver.tap('钓鱼')
  await driver.tap('读书看报')
  await driver.tap('保存')
  await driver.at('taskLevels')
  await driver.open('/taskInterests')
  const said = ({ keys }: Out<typeof likes>) => keys.length > 0
  const { keys } = await newestAnswer(driver, likes, said)
  assert.deepEqual([...keys].sort(), ['fishing', 'reading'])
}

/** A text is read, its question answered wrongly and then rightly, and the reward is a choice. */
async function readAndAnswer(driver: Driver, stage: Stage): Promise<void> {
  await offer(driver, stage, reading, '读一读新米')
  await driver.at('taskQuestion')
  await driver.see('新米七月上市')
  await driver.tap('5 月')
  await driver.tap('交卷')
  await driver.see('第 1 题没答对，再看一遍重答')
  await driver.tap('7 月')
  await driver.tap('交卷')
  await driver.at('taskDetails')
  await driver.see('待领取')
}

const begun = '/tp5/api/AdTask/partake'

/** Whether the server counts that somebody is at the advertiser's page. */
async function isStaying({ server }: Stage, billUserId: string): Promise<boolean> {
  const { rows } = await server.database.pool.query(
    `select from ad_bills where bill_user_id = $1 and progress -> 'time' ->> 'at' is not null`,
    [billUserId],
  )
  return rows.length > 0
}

/** As if they had left long enough ago. */
const longGone = ({ server }: Stage, billUserId: string) =>
  server.database.pool.query(
    `update ad_bills set progress = jsonb_set(progress, '{time,at}', to_jsonb($2::text))
     where bill_user_id = $1`,
    [billUserId, new Date(Date.now() - 30_000).toISOString()],
  )

/** The advertiser's page is opened and stayed at; the reward is taken in money, of the two. */
async function stayAndTakeMoney(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedInAnew(driver)
  const url = `${stage.server.url}/dev/outbox`
  await offerHere(driver, stage, { ...page, url, seconds: 5 }, '逛逛新米铺')
  await driver.at('taskLevelWebView')
  const { bill_user_id } = await newestAnswer<Out<typeof begun>>(driver, begun)
  assert.ok(bill_user_id)
  await driver.tap('打开页面')
  // a browser leaves with the answer, so that nobody here reads it
  await until('the stay to count', () => isStaying(stage, bill_user_id))
  if (driver instanceof H5Driver) await driver.page.waitForURL(url)
  await longGone(stage, bill_user_id)
  await driver.open(`/taskLevel/webView/${bill_user_id}`)
  await seen(driver, '去领奖励')
  await driver.tap('去领奖励')
  await driver.at('taskDetails')
  await driver.see('先选一种奖励')
  await driver.tap('要 60 积分')
  await driver.see('领取 60 积分')
  await driver.tap('要钱 ¥0.60')
  await driver.tap('领取 ¥0.60')
  await driver.see('已领取')
  await driver.open('/taskLog')
  await driver.see('+¥0.60')
}

const puzzle = '/tp5/api/AdTask/captchaVerifyConfig'

/** Whoever looks like a program works out a sum, and goes on with what they tapped. */
async function showAPerson(driver: Driver, stage: Stage): Promise<void> {
  const { userId } = await stage.signedInAnew(driver)
  await stage.server.database.pool.query(
    `insert into fairness_paces (user_id, asked_for) values ($1, 'rush')`,
    [userId],
  )
  await offerHere(driver, stage, reading, '认认新米')
  await driver.see('刚才做得很快，填一下再继续')
  await driver.tap('看不清？改做一道加法')
  const isSum = ({ question }: Out<typeof puzzle>) => question !== ''
  const { question } = await newestAnswer(driver, puzzle, isSum)
  const sum = question.match(/\d+/g)!.map(Number)
  await driver.fill(question, String(sum.reduce((all, each) => all + each, 0)))
  await driver.tap('继续')
  await driver.at('taskQuestion')
}

/** That somebody wants what it is about, and what they think of it, is said on the way. */
async function wantAndSay(driver: Driver, stage: Stage): Promise<void> {
  const { userId } = await stage.signedInAnew(driver)
  const { flag } = await offerHere(driver, stage, reading, '尝尝新米')
  await driver.at('taskQuestion')
  await driver.open(`/taskDetails/${flag}`)
  await driver.tap('想要')
  await driver.see('已想要')
  await driver.tap('说说意见')
  await driver.tap('没意思')
  await driver.fill('还想说什么（选填）', '字太小了')
  await driver.tap('提交')
  await driver.see('谢谢，意见收到了')
  const { rows } = await stage.server.database.pool.query(
    `select mood, words, (select count(*)::int from ad_wants wish where wish.user_id = $1) as wants
     from ad_feedback where user_id = $1`,
    [userId],
  )
  assert.deepEqual(rows, [{ mood: 'dull', words: '字太小了', wants: 1 }])
}

/** Somebody was caught cheating: they read it before they tap, and where to read why. */
async function readWhyBlocked(driver: Driver, stage: Stage): Promise<void> {
  const { userId } = await stage.signedInAnew(driver)
  const house = houseOf(stage)
  const given = { userId, kind: 'fakeProof', note: '别人的截图', at: new Date() } as const
  for (const about of ['flow 1', 'flow 2'])
    await house.database.transaction((tx) => noteOffence(tx, { ...given, about }))
  const { taskIds } = await newCampaign(house, {
    ...{ budget: 10_000, dayBudget: 10_000, now: new Date() },
    tasks: [{ kind: 'question', creative: reading, title: '看看新米', steps: ['答一题'] }],
  })
  await driver.open(`/taskDetails/${taskIds[0]!}`)
  await driver.see('这之前不能做任务')
  await driver.tap('看原因')
  await driver.at('bansnnsnRule')
  await driver.see('假的截图或资料')
}

/** No share is free: one waits for it, and stops waiting. */
async function waitAndLeave(driver: Driver, stage: Stage): Promise<void> {
  const house = houseOf(stage)
  const now = new Date()
  const { taskIds } = await newCampaign(house, {
    ...{ budget: 100, dayBudget: 100, now },
    tasks: [{ kind: 'web', creative: page, title: '逛逛新铺子', steps: ['照着做'] }],
  })
  const [taskId] = taskIds as [number]
  const { userId } = demo.operator
  await house.database.transaction((tx) =>
    partake(tx, { userId, taskId }, async () => undefined, now),
  )
  await stage.signedInAnew(driver)
  await driver.open(`/taskDetails/${taskId}`)
  await driver.see('都有人在做，可以排队')
  await driver.tap('排队等名额')
  await driver.see('前面还有 0 位')
  await driver.open(`/taskDetails/${taskId}`)
  await driver.see('前面还有 0 位')
  await driver.tap('不排了')
  await driver.see('不再排队？')
  await driver.tap('确认不排')
  await driver.see('排队等名额')
}

export const flows: readonly Flow[] = [
  { title: 'a film is watched, answered about and paid', run: watchAndEarn },
  { title: 'a questionnaire is left, gone on with, changed and handed in', run: answerAndComeBack },
  { title: 'a code comes beside a reward and is found again', run: getCode },
  { title: 'a text is read and asked about until the answer is right', run: readAndAnswer },
  { title: 'a page is stayed at, and money chosen for it', run: stayAndTakeMoney },
  { title: 'who looks like a program shows that they are none', run: showAPerson },
  { title: 'what somebody wants and thinks is said', run: wantAndSay },
  { title: 'who is blocked reads it first, and why', run: readWhyBlocked },
  { title: 'who waits for a share may stop waiting', run: waitAndLeave },
  { title: 'what somebody likes is said and kept', run: sayWhatILike },
  { title: 'a screenshot is refused, sent again and passes', run: sendTwice },
]
