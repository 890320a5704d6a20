import { agreementInForce, say } from '@server/areas/agreement/agreement'
import { giveGoods, goodsByKey } from '@server/areas/catalogue/catalogue'
import { healthPlanners, purposes, type Whose } from '@server/areas/health/health'
import { businessDay, dayAfter, dayMs, momentOf } from '@server/calendar'
import type { Db } from '@server/database/database'
import { demo } from '@server/database/demo'
import { demoFile } from '@server/database/demo-files'
import { uuidv7 } from '@server/database/uuid'
import { importFile } from '@server/importing/import-file'
import type { SeedContext } from '../area'
import { type PlanContent, tasksOn } from './content'
import { planImporter } from './file'
import { addHeld, markOf, type SealedPlan } from './held'
import { offeredPlans } from './offered'
import { noteSeen } from './popup'

/** So many days of it are done. */
const daysAgo = 14

/** What she ticked: the days on which she forgot are the same whenever this is planted. */
function ticks(content: PlanContent, from: string): SealedPlan['marks'] {
  const marks: SealedPlan['marks'] = {}
  for (let nth = 1; nth <= daysAgo; nth += 1)
    tasksOn(content, nth).forEach(({ kind, key }, at) => {
      const forgot = (nth * 7 + at * 3) % 5 === 0
      if (kind === 'do' && !forgot)
        marks[markOf(nth, key)] = momentOf(dayAfter(from, nth - 1), 20).getTime()
    })
  return marks
}

/** 陈桂芬 is in the third week of one plan, another waits for her, and she had a packet for her shoulders. */
export async function seedHealthPlans(tx: Db, { now, config }: SeedContext) {
  await importFile(planImporter, demoFile('health.json'), { tx, now })
  const { userId } = demo.elder
  const whose: Whose = { userId, key: config.dataKey }
  const { agreement } = purposes.plan
  const begun = new Date(now.getTime() - daysAgo * dayMs)
  const told = momentOf(agreementInForce(agreement, now).effectiveAt, 9)
  const since = told > begun ? told : begun
  await say(tx, { userId, agreement, said: 'accepted', now: since })
  await tx.insert(healthPlanners).values({ userId, since })
  const [first, second] = await offeredPlans(tx)
  const from = businessDay(begun)
  const { planId, content } = first!
  await addHeld(tx, whose, {
    ...{ planId, content, from, marks: ticks(content, from) },
    userPlanId: uuidv7(begun.getTime()),
  })
  await noteSeen(tx, { userId, planId: second!.planId, now })
  await seedOrder(tx, userId, new Date(now.getTime() - 20 * dayMs))
}

async function seedOrder(tx: Db, userId: string, now: Date) {
  const goods = await goodsByKey(tx, ['service-massage'])
  const goodsId = goods.get('service-massage')!
  await giveGoods(tx, { userId, goodsId, addressId: null, note: '女儿送的', now })
}
