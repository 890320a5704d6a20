import { businessDay } from '@server/calendar'
import type { Driver } from './Driver'
import type { Flow } from './Flow'
import type { Stage } from './stage'

/** What is earned is taken; what was on its way is taken back; the rest is withdrawn and arrives. */
async function takeAndWithdraw(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'consumer')
  await driver.open('/mine')
  await driver.tap('我的收入')
  await driver.at('incomeList')
  await driver.see('钱从哪里来')
  await driver.tap('领到余额')
  await driver.see('已到余额')

  await driver.open('/withdrawDetail')
  await driver.see('有一笔提现正在处理')
  await driver.tap('看进度')
  await driver.at('withdrawalList')
  await driver.see('等您确认收款')
  await driver.tap('取消提现')
  await driver.see('钱会退回余额，不收手续费')
  await driver.tap('确认取消')
  await driver.see('已取消')

  await driver.tap('再提一次')
  await driver.at('withdrawDetail')
  await driver.fill('提多少（元）', '5')
  await driver.see('还差 ¥5.00')
  await driver.fill('提多少（元）', '20')
  await driver.see('到手')
  await driver.tap('提现 ¥20.00')
  await driver.see('手续费 ¥1.00，到手 ¥19.00')
  await driver.tap('确认提现')
  await driver.at('withdrawalList')
  await driver.see('等您确认收款')
  await driver.tap('去确认收款')
  await driver.tap('确认收款')
  await driver.see('钱已到您的微信零钱')
}

/** The ledgers agree with each other: by source, one of them, and what went out. */
async function readLedgers(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'consumer')
  await driver.open('/incomeList?source=dividend')
  await driver.see('东苑社区小店上周分红')
  await driver.tap('分红明细')
  await driver.at('dividendDetail')
  await driver.see('累计分红')
  await driver.tap('东苑社区小店上周分红')
  await driver.see('记到账上')
  await driver.see('谁付的')
  await driver.open('/myExpenses')
  await driver.tap(`时间 ${businessDay(new Date()).slice(0, 7).replace('-', '.')}`)
  await driver.tap('自定义时间')
  await driver.tap('近1年')
  await driver.tap('确定')
  await driver.see('近1年')
}

export const flows: readonly Flow[] = [
  { title: 'what was earned is taken and withdrawn, and arrives', run: takeAndWithdraw },
  { title: 'money is read by source, one by one, and as it went out', run: readLedgers },
]
