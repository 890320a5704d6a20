import type { Out } from '@contract/api'
import { until } from '@linji/mini-program'
import { verified } from '../server/identity/verified'
import type { Driver } from './Driver'
import type { Flow } from './Flow'
import { houseOf } from './houseOf'
import { newestAnswer } from './pages'
import type { Stage } from './stage'

const check = '/tp5/api/RecruitDistributor/check'
const lists = '/tp5/api/RecruitDistributor/lists'

/** From how I stand to each neighbour, to the book, to the rules and the poster. */
async function lookAtStanding(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'consumer')
  await driver.open('/makeMoney')
  await driver.scrollTo('当推广员')
  await driver.tap('当推广员')
  await driver.at('distributorActivitySelf')
  await driver.see('一共得了')
  await driver.tap('我招来的邻居')
  await driver.at('distributorActivityLog')
  const { list } = await newestAnswer<Out<typeof lists>>(driver, lists)
  await driver.see(list[0]!.name)
  await driver.see('做完第一个任务')
  await driver.back()
  await driver.at('distributorActivitySelf')
  await driver.tap('奖励明细')
  await driver.at('incomeList')
  await driver.back()
  await driver.at('distributorActivitySelf')
  await driver.scrollTo('推广员怎么做')
  await driver.tap('推广员怎么做')
  await driver.at('distributorActivityGuide')
  await driver.see('几步就会')
  await driver.tap('看我的海报')
  await driver.at('distributorActivity')
  await driver.see('发给邻居')
}

/** A newcomer comes by the link, and stands first among those who came. */
const followLink: Flow['run'] = async (driver, stage, other) => {
  await stage.signedIn(driver, 'consumer')
  await driver.open('/distributorActivity_self')
  await driver.see('一共得了')
  const { link } = await newestAnswer<Out<typeof check>>(driver, check)
  await other(async (phone) => {
    await stage.signedInAnew(phone)
    await phone.open(link)
    await phone.at('distributorActivity')
    await phone.see('邀请您来邻集')
    await phone.tap('接受邀请')
    await phone.see('实名认证后加入推广员')
    await newestAnswer<Out<typeof check>>(phone, check, ({ by }) => by !== '')
    await until('nothing to accept any more', async () => {
      const lines = (await phone.text()).split('\n').map((line) => line.trim())
      return !lines.includes('接受邀请')
    })
  })
  await driver.open('/distributorActivity_self')
  await driver.see('今天 1 人')
  await driver.tap('我招来的邻居')
  await driver.at('distributorActivityLog')
  await driver.see('还没做到')
}

/** Who is none yet is led to the offer, joins, and has a poster. */
async function becomeOne(driver: Driver, stage: Stage): Promise<void> {
  const person = await stage.signedInAnew(driver)
  await verified(houseOf(stage), person)
  await driver.open('/distributorActivity_log')
  await driver.see('您还不是推广员')
  await driver.tap('看看招募')
  await driver.at('distributorActivity')
  await driver.tap('加入推广员')
  await driver.see('发给邻居')
  await driver.tap('我的推广')
  await driver.at('distributorActivitySelf')
  await driver.see('一共得了')
}

export const flows: readonly Flow[] = [
  { title: 'a distributor sees who came and what it brought', run: lookAtStanding },
  { title: 'a newcomer comes by a distributor’s link', run: followLink },
  { title: 'a neighbour becomes a distributor', run: becomeOne },
]
