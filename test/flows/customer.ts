import { demo } from '@server/database/demo'
import type { Driver } from './Driver'
import type { Flow } from './Flow'
import type { Stage } from './stage'

/** From the list to a report, to what came of it. */
async function reportOne(driver: Driver, stage: Stage): Promise<void> {
  const name = `流程面馆 ${Date.now() % 100_000}`
  await stage.signedIn(driver, 'house')
  await driver.open('/customerSubmission')
  await driver.see('禾田种子公司')
  await driver.tap('报备客户')
  await driver.at('customerAdd')
  await driver.fill('客户名称', name)
  await driver.fill('联系人', '丁师傅')
  await driver.fill('电话', `136${String(Date.now()).slice(-8)}`)
  await driver.tap('报备')
  await driver.at('customerDetails')
  await driver.see(name)
  await driver.tap('写跟进')
  await driver.at('customerAdd')
  await driver.fill('跟进记录', '约了周三去看')
  await driver.tap('跟进中')
  await driver.tap('保存')
  await driver.at('customerDetails')
  await driver.see('已报备 → 跟进中')
  await driver.see('约了周三去看')
}

/** What a neighbour asks for, as if nobody had answered it yet. */
const unanswered = ({ server }: Stage) =>
  server.database.pool.query(
    `update after_sales set state = 'applied', answer = '', keeper = '', ended_at = null,
       deadline_at = date_trunc('seconds', now()) + interval '1 day'
     where user_id = $1 and kind = 'refund'`,
    [demo.operator.userId],
  )

/** From what waits to a question, and to a no with its reason. */
async function answerOne(driver: Driver, stage: Stage): Promise<void> {
  await unanswered(stage)
  await stage.signedIn(driver, 'house')
  await driver.open('/afterSales')
  await driver.tap('仅退款 · 其他原因')
  await driver.at('afterSalesDetails')
  await driver.see('盒子压扁了，有一块碎了角')
  await driver.tap('留言')
  await driver.fill('留言', '请拍一张碎角的照片')
  await driver.tap('发送')
  await driver.see('请拍一张碎角的照片')
  await driver.tap('拒绝')
  await driver.see('拒绝就是：不同意，售后结束。')
  await driver.fill('原因，顾客会看到', '照片里看不出碎角')
  await driver.tap('确定拒绝')
  await driver.see('拒绝原因：照片里看不出碎角')
  await driver.see(`${demo.house.nickname} 拒绝：照片里看不出碎角`)
}

export const flows: readonly Flow[] = [
  { title: 'a customer is reported, and what came of it', run: reportOne },
  { title: 'an after-sale is answered', run: answerOne },
]
