import type { Out } from '@contract/api'
import { newStand } from '../server/street/stands'
import type { Driver } from './Driver'
import type { Flow } from './Flow'
import { newestAnswer } from './pages'
import type { Stage } from './stage'

const detail = '/tp5/api/PushHelper/detail'
const image = '/tp5/api/MachinePushHelper/AdTaskInviteImage'
const hourMs = 3600_000

/** Somebody new stands in the street, whatever the day is by now. */
async function standOf(driver: Driver, stage: Stage) {
  const { userId: promoterId } = await stage.signedInAnew(driver)
  const now = Date.now()
  return newStand(stage.server.database, {
    promoterId,
    startsAt: new Date(now - hourMs),
    endsAt: new Date(now + 4 * hourMs),
  })
}

/** A promoter begins, a passer-by scans, the gift is handed over, and what is left is counted. */
const handOver: Flow['run'] = async (driver, stage, other) => {
  const { activityId } = await standOf(driver, stage)
  const stand = `/streetMarketingExchange?activity_id=${activityId}`
  await driver.open(stand)
  await driver.fill('数量', '3')
  await driver.tap('开始')
  await driver.see('按账包里有 3 份')
  await driver.open(`/streetMarketingInvite?activity_id=${activityId}`)
  const { link } = await newestAnswer<Out<typeof image>>(driver, image)
  await other(async (phone) => {
    await stage.signedInAnew(phone)
    await phone.open(link)
    await phone.tap('领礼物')
    await phone.at('streetMarketingGift')
    const { mine } = await newestAnswer<Out<typeof detail>>(
      phone,
      detail,
      (told) => told.mine !== null,
    )
    await driver.open(stand)
    await driver.fill('6 位领取码', mine!.code)
    await driver.tap('确认发出')
    await driver.see('包里还有 2 份')
    await phone.see('已经领到了')
  })
  await driver.fill('数量', '2')
  await driver.tap('收工，剩这么多')
  await driver.see('收工了')
}

/** Where and when, and what there is for whoever passes by. */
async function lookWhere(driver: Driver, stage: Stage): Promise<void> {
  await standOf(driver, stage)
  await driver.open('/streetMarketing')
  await driver.see('扫码的邻居')
  await driver.scrollTo('在哪里、几点')
  await driver.tap('在哪里、几点')
  await driver.at('streetMarketingLocation')
  await driver.see('路口见面礼')
  await driver.tap('看看怎么领')
  await driver.at('streetMarketingActivity')
  await driver.see('一次活动一人一份')
}

export const flows: readonly Flow[] = [
  { title: 'a gift is handed over in the street, once', run: handOver },
  { title: 'where and when somebody stands is found', run: lookWhere },
]
