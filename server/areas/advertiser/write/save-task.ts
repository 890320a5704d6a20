import { and, eq } from 'drizzle-orm'
import type { Parsed } from '@contract/api'
import { branchFault } from '@contract/advertiser/branches'
import type { Creative } from '@contract/advertiser/creative'
import { claimUploads } from '@server/areas/upload/upload'
import { worthOf } from '@server/areas/wallet/wallet'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { yuan } from '@server/money'
import type { Advertiser } from '../account'
import { type Task, tasksOf } from '../campaigns'
import { mediaOf } from '../present'
import { leastPrice, leastReward, mostPrice, mostReward, mostTasks } from '../rules'
import { adTasks } from '../tables'
import { lockEditable, usedBy } from './save'

type Form = Parsed<'/tp5/api/Advertiser/saveTask'>

interface Saved {
  own: Advertiser
  form: Form
  now: Date
}

/** What is wrong with what a completion costs and gives; undefined where nothing is. */
export function priceFault({
  price,
  reward_cents: cents,
  reward_points: points,
  creative,
}: Pick<Form, 'price' | 'reward_cents' | 'reward_points' | 'creative'>): string | undefined {
  const least = leastPrice[creative.kind]
  if (price < least) return `这种任务每次至少 ${yuan(least)}`
  if (price > mostPrice) return `每次最多 ${yuan(mostPrice)}`
  const worth = worthOf({ points })
  if (cents + worth === 0) return '请填写给邻居的钱或积分'
  if (cents > 0 && worth > 0 && cents !== worth)
    return `钱和积分要等值，1 积分按 ${worthOf({ points: 1 })} 分计`
  const given = Math.max(cents, worth)
  const [low, high] = [leastReward(price), mostReward(price)]
  if (given < low || given > high) return `给邻居的要在 ${yuan(low)} 到 ${yuan(high)} 之间`
  return undefined
}

const creativeFault = (creative: Creative) =>
  creative.kind === 'questionnaire' ? branchFault(creative.questions) : undefined

export async function saveTask(tx: Db, { own, form, now }: Saved): Promise<number> {
  const fault = priceFault(form) ?? creativeFault(form.creative)
  if (fault) throw new Refusal('invalid', fault)
  const { campaignId } = await lockEditable(tx, own, form.campaign_id)
  const tasks = await tasksOf(tx, [campaignId])
  const former = form.task_id ? find(tasks, form.task_id) : undefined
  if (!former && tasks.length >= mostTasks)
    throw new Refusal('adNotReady', `一个投放最多 ${mostTasks} 个任务`)
  const { level, title, steps, price, creative } = form
  const { reward_cents: rewardCents, reward_points: rewardPoints } = form
  const given = {
    ...{ campaignId, level, title, price, rewardCents, rewardPoints, creative },
    kind: creative.kind,
    steps: steps.split('\n').filter(Boolean),
  }
  const known = former ? mediaOf(former.creative) : []
  await claimMedia(tx, { own, campaignId, creative, known, now })
  const [written] = former
    ? await tx.update(adTasks).set(given).where(eq(adTasks.taskId, former.taskId)).returning()
    : await tx.insert(adTasks).values(given).returning()
  return written!.taskId
}

function find(tasks: readonly Task[], taskId: number): Task {
  const task = tasks.find((one) => one.taskId === taskId)
  if (!task) throw new Refusal('notFound', '没有找到这个任务')
  return task
}

interface Claimed extends Pick<Saved, 'own' | 'now'> {
  campaignId: number
  creative: Creative
  /** What the task showed before. */
  known: readonly string[]
}

async function claimMedia(tx: Db, { own, campaignId, creative, known, now }: Claimed) {
  const media = creative.kind === 'video' ? 'video' : 'picture'
  const uploadIds = mediaOf(creative).filter((id) => !known.includes(id))
  const claim = { userId: own.userId, uploadIds, kind: 'advertisement', media, now } as const
  await claimUploads(tx, { ...claim, usedBy: usedBy(campaignId) })
}

export async function removeTask(tx: Db, own: Advertiser, which: Removed): Promise<void> {
  const { campaign_id: campaignId, task_id: taskId } = which
  await lockEditable(tx, own, campaignId)
  const isIt = and(eq(adTasks.campaignId, campaignId), eq(adTasks.taskId, taskId))
  const gone = await tx.delete(adTasks).where(isIt).returning({ taskId: adTasks.taskId })
  if (gone.length === 0) throw new Refusal('notFound', '没有找到这个任务')
}

type Removed = Parsed<'/tp5/api/Advertiser/removeTask'>
