import type { Driver } from './Driver'
import type { Flow } from './Flow'
import { newestAnswer } from './pages'
import type { Stage } from './stage'

/** From the dashboard to who waits, to what stays on record of a look. */
async function lookAfter(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'steward')
  await driver.open('/housekeepBackground')
  await driver.see('我管的 2 个村')
  await driver.tap('等我确认的住户')
  await driver.at('userAuthList')
  await driver.see('等管家确认')
  await driver.open('/tenant')
  await driver.see('已确认的住户')
  await driver.open('/userAnalysis')
  await driver.see('买得最多的')
  await driver.see('山泉水 550ml')
  await driver.open('/housekeepMonitor')
  await driver.see('开着这一页会自己更新')
  await driver.open('/sRuler')
  await driver.see('住户的信息')
}

interface Asking {
  asked: number
  list: { name: string }[]
}

const askingCall = '/tp5/api/Housekeep/authUserList'

/** Of two who wait one belongs from now on, the other reads why not. */
async function answerTwo(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'steward')
  await driver.open('/userAuthList')
  const { asked, list } = await newestAnswer<Asking>(driver, askingCall)
  const [first, second] = list
  await driver.tap(`确认${first!.name}`)
  await driver.see('已确认')
  await newestAnswer<Asking>(driver, askingCall, (answer) => answer.asked === asked - 1)
  await driver.tap(`不通过${second!.name}`)
  await driver.fill('原因', '这一户搬走了')
  await driver.tap('告诉对方')
  await newestAnswer<Asking>(driver, askingCall, (answer) => answer.asked === asked - 2)
  await driver.tap('没通过')
  await driver.see('这一户搬走了')
}

export const flows: readonly Flow[] = [
  { title: 'a steward looks after their villages', run: lookAfter },
  { title: 'who asks to belong to a village is answered', run: answerTwo },
]
