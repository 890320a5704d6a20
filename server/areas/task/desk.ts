import { and, asc, desc, eq, isNull, not } from 'drizzle-orm'
import { uuid } from '@contract/fields'
import { taskOf } from '@server/areas/advertiser/advertiser'
import type { DeskCase, DeskContext } from '@server/call/desk-case'
import { Refusal } from '@server/call/refusal'
import { lockPartAt, workAs } from './bills'
import { isHeld, refuseHeld } from './held'
import { noteAgainst } from './note-against'
import { decideScreenshots } from './screenshots'
import { states } from './states'
import { adBills, adFeedback } from './tables'

const mostListed = 200

const gone = () => new Refusal('notFound', '没有这一份截图')

function find({ db }: DeskContext, id: string) {
  if (!uuid.safeParse(id).success) throw gone()
  return lockPartAt(db, id)
}

async function findFree(context: DeskContext, id: string) {
  const part = await find(context, id)
  await refuseHeld(context.db, part.bill)
  return part
}

/** Screenshots that people send as a proof. */
export const screenshotCase: DeskCase = {
  title: '任务截图',
  hours: 24,

  async list({ db }) {
    const rows = await db
      .select()
      .from(adBills)
      .where(and(eq(adBills.state, 'reviewing'), not(isHeld)))
      .orderBy(asc(adBills.sentAt))
      .limit(mostListed)
    return Promise.all(
      rows.map(async ({ billUserId, taskId, sentAt }) => ({
        id: billUserId,
        since: sentAt!,
        line: (await taskOf(db, taskId))?.title ?? String(taskId),
      })),
    )
  },

  async show(context, id) {
    const part = await find(context, id)
    const { bill, task } = part
    const { creative, progress } = workAs(part, 'screenshot')
    return {
      since: bill.sentAt ?? bill.createdAt,
      facts: [
        ['任务', task.title],
        ['广告主', task.campaign.company],
        ['要求', creative.about],
        ['状态', states.of(bill.state).text],
        ['第几次', String(progress.sent)],
        ['账号', bill.userId],
        ...(bill.reason ? [['上次原因', bill.reason] as const] : []),
      ],
      pictures: progress.uploadIds.map((uploadId, nth) => ({ name: String(nth + 1), uploadId })),
    }
  },

  async approve(context, id) {
    await decideScreenshots(
      context.db,
      await findFree(context, id),
      { approved: true },
      context.now,
    )
  },

  async refuse(context, id, reason) {
    const decision = { approved: false, reason } as const
    await decideScreenshots(context.db, await findFree(context, id), decision, context.now)
  },

  /** It was no honest proof: what it gave is held until its owner could object. */
  async settle(context, id, note) {
    const { bill } = await find(context, id)
    await noteAgainst(context, bill, 'fakeProof', note)
  },
}

const moods = { good: '不错', dull: '没意思', broken: '打不开', untrue: '和说的不一样' } as const

/** What people say of tasks, what is wrong with them first. */
export const feedbackCase: DeskCase = {
  title: '任务意见',
  hours: 72,

  async list({ db }) {
    const rows = await db
      .select()
      .from(adFeedback)
      .where(isNull(adFeedback.seenAt))
      .orderBy(desc(eq(adFeedback.mood, 'untrue')), asc(adFeedback.createdAt))
      .limit(mostListed)
    return rows.map(({ billUserId, createdAt, mood, words }) => ({
      id: billUserId,
      since: createdAt,
      line: `${moods[mood]}  ${words.replace(/\n/g, ' ')}`,
    }))
  },

  async show(context, id) {
    const { task } = await find(context, id)
    const [said] = await context.db.select().from(adFeedback).where(eq(adFeedback.billUserId, id))
    if (!said) throw new Refusal('notFound', '没有这条意见')
    return {
      since: said.createdAt,
      facts: [
        ['任务', task.title],
        ['广告主', task.campaign.company],
        ['感觉', moods[said.mood]],
        ['意见', said.words],
      ],
      pictures: [],
    }
  },

  async approve({ db, now }, id) {
    const isIt = and(eq(adFeedback.billUserId, id), isNull(adFeedback.seenAt))
    await db.update(adFeedback).set({ seenAt: now }).where(isIt)
  },
}
