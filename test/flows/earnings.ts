import { earn } from '@server/areas/earnings/earnings'
import { ofHouse } from '@server/areas/wallet/wallet'
import { businessDay } from '@server/calendar'
import { verified } from '../server/identity/verified'
import type { Driver } from './Driver'
import type { Flow } from './Flow'
import { deskAgrees } from './desk'
import { houseOf } from './houseOf'
import { newestAnswer } from './pages'
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

/** Somebody who was verified, with so much in their balance. */
async function earnerOf(driver: Driver, stage: Stage, amount: number): Promise<void> {
  const house = houseOf(stage)
  const { userId } = await stage.signedInAnew(driver)
  await verified(house, { userId })
  const at = new Date()
  await house.database.transaction(async (tx) => {
    const income = { userId, amount, source: 'reward', subject: `flow ${userId}` } as const
    const from = ofHouse('gifts')
    await earn(tx, { ...income, title: '节日红包', from, settlesAt: null, at })
  })
}

/** A large sum waits for two people of the house, and for whom it belongs to. */
async function withdrawMuch(driver: Driver, stage: Stage): Promise<void> {
  await earnerOf(driver, stage, 1_200_00)
  await driver.open('/incomeList')
  await driver.tap('领到余额')
  await driver.see('已到余额')
  await driver.open('/withdrawDetail')
  await driver.fill('提多少（元）', '1200')
  await driver.tap('提现 ¥1,200.00')
  await driver.see('手续费 ¥7.20，到手 ¥1,192.80')
  await driver.tap('确认提现')
  await driver.at('withdrawalList')
  await driver.see('审核，一般 1 个工作日内')
  const made = await newestAnswer<{ withdrawal_no: string }>(driver, '/user/Center/withdraw')
  await deskAgrees(stage, 'approve', 'withdrawal', made.withdrawal_no)
  await driver.open(`/withdrawalList?withdrawal_no=${made.withdrawal_no}`)
  await driver.see('审核通过')
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
  { title: 'a large sum waits for the house, and arrives', run: withdrawMuch },
  { title: 'money is read by source, one by one, and as it went out', run: readLedgers },
]
