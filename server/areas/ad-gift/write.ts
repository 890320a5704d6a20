import { eq } from 'drizzle-orm'
import type { Parsed } from '@contract/api'
import {
  lockEditable,
  openAdvertiser,
  over,
  ownCampaign,
} from '@server/areas/advertiser/advertiser'
import { businessDay, endOfDay } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { codesIn } from './code-list'
import { addCodes } from './codes'
import { lockGift } from './gifts'
import { adGifts } from './tables'

interface Written<F> {
  userId: string
  form: F
  now: Date
}

interface OfTask {
  campaign_id: number
  task_id: number
}

/** A campaign of the caller's with the task in it; another's is as unknown as one that never was. */
async function taskIn(db: Db, userId: string, which: OfTask) {
  const own = await openAdvertiser(db, userId)
  const { advertiserId } = own
  const campaign = await ownCampaign(db, { advertiserId, campaignId: which.campaign_id })
  const task = campaign.tasks.find(({ taskId }) => taskId === which.task_id)
  if (!task) throw new Refusal('notFound', '没有找到这个任务')
  return { own, campaign, taskId: task.taskId }
}

type Form = Parsed<'/tp5/api/AdGift/save'>

export async function saveGift(tx: Db, { userId, form, now }: Written<Form>): Promise<void> {
  const { own, campaign, taskId } = await taskIn(tx, userId, form)
  await lockEditable(tx, own, campaign.campaignId)
  const { title, how } = form
  const validUntil = endOfDay(form.valid_until)!
  if (validUntil < campaign.endsAt)
    throw new Refusal('invalid', `有效期要到投放结束以后：${businessDay(campaign.endsAt)} 或更晚`)
  const given = { title, how, validUntil }
  await tx
    .insert(adGifts)
    .values({ taskId, ...given, createdAt: now })
    .onConflictDoUpdate({ target: adGifts.taskId, set: given })
}

/** Nobody has one of its codes yet: what can be written has never been shown. */
export async function removeGift(tx: Db, userId: string, which: OfTask): Promise<void> {
  const { own, campaign, taskId } = await taskIn(tx, userId, which)
  await lockEditable(tx, own, campaign.campaignId)
  await tx.delete(adGifts).where(eq(adGifts.taskId, taskId))
}

type List = Parsed<'/tp5/api/AdGift/addCodes'>

export async function bringCodes(
  tx: Db,
  key: DataKey,
  { userId, form }: Omit<Written<List>, 'now'>,
) {
  const { campaign, taskId } = await taskIn(tx, userId, form)
  if (over.includes(campaign.state)) throw new Refusal('adMoved', '这个投放已经结束，不能再加券码')
  if (!(await lockGift(tx, taskId))) throw new Refusal('notFound', '请先写好送什么券，再加券码')
  const codes = codesIn(form.codes)
  const added = await addCodes(tx, key, { taskId, codes })
  return { added, known: codes.length - added }
}
