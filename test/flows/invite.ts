import type { Out } from '@contract/api'
import type { Driver } from './Driver'
import type { Flow } from './Flow'
import { newestAnswer } from './pages'
import type { Stage } from './stage'

const ask = '/tp5/api/AdTask/invite'
const info = '/tp5/api/InviteReward/info'

/** From what they brought to each of them, and to each reward. */
async function lookAtInvitations(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'consumer')
  await driver.open('/makeMoney')
  await driver.scrollTo('邻居做任务，您也得')
  await driver.tap('邻居做任务，您也得')
  await driver.at('multilevel')
  await driver.see('怎么算钱')
  const { people } = await newestAnswer<Out<typeof info>>(driver, info)
  await driver.see(people[0]!.name)
  await driver.tap('全部邻居')
  await driver.at('subordinate')
  await driver.see(people[0]!.name)
  await driver.back()
  await driver.at('multilevel')
  await driver.tap('奖励明细')
  await driver.at('multilevelLog')
  await driver.see('做完一个任务')
}

/** Whoever came while others held is counted by those, on a page of its own. */
async function lookAtFormerRules(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'consumer')
  await driver.open('/taskLevels/multilevel')
  await driver.scrollTo('按以前规则来的邻居')
  await driver.tap('按以前规则来的邻居')
  await driver.at('multilevelOld')
  await driver.see('各得 10%')
  await driver.see('按这份规则算')
  const former = await newestAnswer<Out<typeof info>>(
    driver,
    info,
    ({ tiers }) => tiers[0]?.hundredths === 10,
  )
  await driver.tap('全部邻居')
  await driver.at('subordinate')
  await driver.see(former.people[0]!.name)
  await driver.back()
  await driver.at('multilevelOld')
  await driver.back()
  await driver.see('各得 8%')
}

/** A neighbour's link leads to the tasks, whoever follows it. */
const followLink: Flow['run'] = async (driver, stage, other) => {
  await stage.signedIn(driver, 'consumer')
  await driver.open('/taskLevels/multilevel')
  const { link } = await newestAnswer<Out<typeof ask>>(driver, ask)
  await other(async (phone) => {
    await stage.signedIn(phone, 'operator')
    await phone.open(link)
    await phone.at('makeMoney')
  })
}

export const flows: readonly Flow[] = [
  { title: 'what invitations brought is seen by person and by reward', run: lookAtInvitations },
  { title: 'who came by former rules is counted by them', run: lookAtFormerRules },
  { title: 'a neighbour’s link leads to the tasks', run: followLink },
]
