import { and, eq, inArray } from 'drizzle-orm'
import type { Creative } from '@contract/advertiser/creative'
import { partake } from '@server/areas/task/partake'
import { adBills } from '@server/areas/task/tables'
import { demo } from '@server/database/demo'
import { newCampaign } from '../server/advertiser/purse'
import { film, page, poll, reading, receipt } from '../server/task/alley'
import type { Stage } from './stage'
import { houseOf } from './houseOf'

const kinds: readonly Creative[] = [film, page, reading, poll, receipt]

const nobodyAsks = async () => undefined

/** A campaign with a task of each kind that the demo consumer is at, and one that waits behind it. */
export async function takenTasks(stage: Stage) {
  const house = houseOf(stage)
  const { userId } = demo.consumer
  const now = new Date()
  const { campaignId, taskIds } = await newCampaign(house, {
    ...{ budget: 10_000, dayBudget: 10_000, now },
    tasks: [
      ...kinds.map((creative) => ({
        ...{ level: 1, kind: creative.kind, creative, rewardPoints: 60 },
        steps: ['照着做', '领奖励'],
      })),
      { level: 2, kind: 'web', creative: page, title: '再去逛一逛' },
    ],
  })
  return house.database.transaction(async (tx) => {
    const open = inArray(adBills.state, ['reserved', 'proving', 'refused'])
    await tx
      .update(adBills)
      .set({ state: 'expired' })
      .where(and(eq(adBills.userId, userId), open))
    const bills: string[] = []
    for (const taskId of taskIds.slice(0, kinds.length)) {
      const { bill } = await partake(tx, { userId, taskId }, nobodyAsks, now)
      bills.push(bill!.billUserId)
    }
    return { campaignId, taskIds, bills }
  })
}

/** The pages of tasks, each with a text that is there once it is complete. */
export async function taskPages(stage: Stage): Promise<(readonly [url: string, text: string])[]> {
  const { campaignId, taskIds, bills } = await takenTasks(stage)
  const [video, web, question, questionnaire, screenshot] = bills
  return [
    ['/taskLevels', '现在能做的'],
    [`/taskLevel/${campaignId}`, '再去逛一逛'],
    [`/taskLevel/ruler/${campaignId}`, '怎么算做完'],
    [`/taskDetails/${taskIds[0]}`, '接着做'],
    [`/taskVideo/${video}`, '开始看'],
    [`/taskLevel/webView/${web}`, '打开页面'],
    [`/taskQuestion/${question}`, '交卷'],
    [`/taskInvestigate/${questionnaire}`, '家里常吃米吗？'],
    [`/taskLevelUpload?billuserid=${screenshot}`, '提交审核'],
    ['/taskLog', '名额已留好'],
    ['/taskInterests', '种花种菜'],
  ]
}
