import { randomUUID } from 'node:crypto'
import { noteOffence } from '@server/areas/fairness/fairness'
import { demo } from '@server/database/demo'
import type { Out } from '@contract/api'
import { desk } from './desk'
import type { Driver } from './Driver'
import type { Flow } from './Flow'
import { newestAnswer } from './pages'
import type { Stage } from './stage'

const create = '/tp5/api/UserTicket/create'
const note = '上传的截图是另一个应用的'

const ticketOf = (driver: Driver) => newestAnswer<Out<typeof create>>(driver, create)

/** What is held against somebody is told, objected to, and lifted at the desk. */
async function objectAndBeHeard(driver: Driver, stage: Stage): Promise<void> {
  const { userId } = demo.otherMerchant
  const given = { userId, kind: 'fakeProof', about: randomUUID(), note } as const
  await stage.server.database.transaction((tx) => noteOffence(tx, { ...given, at: new Date() }))
  await stage.signedIn(driver, 'otherMerchant')
  await driver.open('/messages')
  await driver.tap('任务违规提醒')
  await driver.at('bansnnsnRule')
  await driver.see('什么算作弊')
  await driver.tap('我的记录')
  await driver.see(note)
  await driver.tap('申诉')
  await driver.tap('提交')
  await driver.see('请写 5 个字以上')
  await driver.fill('说明', '是我自己截的，请再看一遍')
  await driver.tap('提交')
  await driver.see('申诉处理中')
  const { ticket_id } = await ticketOf(driver)
  await desk(stage, 'approve', 'objection', ticket_id)
  await driver.open('/messages')
  await driver.tap('您的申诉有了回复')
  await driver.at('bansnnsnRule')
  await driver.tap('我的记录')
  await driver.see('已撤销')
}

/** A question about an income comes with what it is about, and is answered. */
async function askTheHouse(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'otherMerchant')
  await driver.open('/bansnnsnRule?about=income:1')
  await driver.fill('说明', '这一笔什么时候能结算')
  await driver.tap('提交')
  await driver.see('等待回复')
  const { ticket_id } = await ticketOf(driver)
  await desk(stage, 'say', 'question', ticket_id, '--text', '明天上午十点')
  await driver.open('/bansnnsnRule')
  await driver.tap('我的提问')
  await driver.see('邻集：明天上午十点')
}

export const flows: readonly Flow[] = [
  { title: 'what is held against somebody is objected to and lifted', run: objectAndBeHeard },
  { title: 'a question about an income is asked and answered', run: askTheHouse },
]
