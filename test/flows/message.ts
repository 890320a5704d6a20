import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { until } from '@linji/mini-program'
import { importCampaign } from '@server/areas/campaign/write/import-campaign'
import { remind } from '@server/areas/message/message'
import { someDefinition } from '../server/campaign/campaigns'
import type { Driver } from './Driver'
import type { Flow } from './Flow'
import { MiniDriver } from './MiniDriver'
import { callsTo, newestAnswer } from './pages'
import type { Stage } from './stage'

const click = '/tp5/api/Message/messagePageClick'
const choose = '/user/common/setMessage'
const allow = '/tp5/api/Message/rewardMsgSubscribe'

const switchName = '到货和活动，短信'
const isSwitched = () =>
  document.querySelector('[aria-label=到货和活动，短信]')?.getAttribute('aria-checked') === 'true'

/** Something happens while the phone is in the pocket; the message of it leads there. */
async function followMessage(driver: Driver, { server, ...stage }: Stage): Promise<void> {
  const { userId } = await stage.signedInAnew(driver)
  await server.database.transaction((tx) =>
    remind(tx, {
      ...{ userId, kind: 'identity', about: randomUUID(), at: new Date() },
      facts: { approved: false, reason: '照片看不清' },
    }),
  )
  await driver.open('/mine')
  await driver.see('1 条未读')
  await driver.tap('我的消息')
  await driver.at('messages')
  await driver.tap('实名认证没有通过')
  await driver.at('authentication')
  assert.equal((await newestAnswer<{ unread: number }>(driver, click)).unread, 0)
  await driver.back()
  await driver.at('messages')
  await driver.see('消息保留 180 天')

  await driver.tap('提醒方式')
  await driver.at('reminders')
  await driver.see('到货和活动')
  const before = await driver.measure(isSwitched)
  await driver.tap(switchName)
  await newestAnswer(driver, choose)
  await driver.open('/settings/reminders')
  await driver.see('到货和活动')
  assert.equal(await driver.measure(isSwitched), !before)
}

/** What is to come is waited for by one tap, in which WeChat is allowed to tell it. */
async function waitForCampaign(driver: Driver, stage: Stage): Promise<void> {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3600_000).toISOString()
  const period = { starts_at: inHours(20), ends_at: inHours(60) }
  const file = JSON.stringify(someDefinition({ title: '清晨鲜蔬', period }))
  const { key } = await stage.server.database.transaction((tx) =>
    importCampaign(tx, file, new Date()),
  )
  await stage.signedIn(driver, 'consumer')
  await driver.open(`/subjectPage?key=${key}`)
  await driver.see('开始时提醒我')
  if (driver instanceof MiniDriver) {
    await newestAnswer(driver, '/tp5/api/Message/templates')
    await driver.app.supply({ subscriptions: { 'local-begins': 'accept' } })
  }
  await driver.tap('开始时提醒我')
  await driver.see('已记下，到时提醒您')
  if (driver instanceof MiniDriver) {
    const { grants } = await newestAnswer<{ grants: number }>(driver, allow)
    assert.equal(grants, 1)
  } else assert.equal(callsTo(driver, allow).length, 0)
  await driver.tap('已记下，到时提醒您，点按取消')
  await until('the way back', async () => (await driver.sees('开始时提醒我')) || undefined)
}

export const flows: readonly Flow[] = [
  { title: 'a message leads to what it tells of, and is read then', run: followMessage },
  { title: 'a campaign ahead is waited for by one tap', run: waitForCampaign },
]
