import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { billCalls } from '@contract/task/bill'
import { givenFor } from '@server/areas/ad-gift/ad-gift'
import { taskOf } from '@server/areas/advertiser/advertiser'
import { type Judged, checkWords } from '@server/areas/content/content'
import { letBegin, originOf } from '@server/areas/fairness/fairness'
import { balances } from '@server/areas/wallet/wallet'
import { idText, page, readCursor, writeCursor } from '@server/call/cursor'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { blockedFrom } from './blocked'
import { billsOf, findPart, lockPart, type Part, workOf, write } from './bills'
import { complete, receive } from './finish'
import { turnAway } from './crowd'
import { lookingAs } from './interests'
import { cameBeside, giftOf, presentGift } from './gifts'
import { isLocked, nextAfter } from './ladder'
import { leftFor } from './left'
import { closedFor } from './meant'
import { type Admit, obstacleOf, partake } from './partake'
import { choiceOf, isChoice, presentBill } from './present'
import { firstStep, stepOf } from './proofs/proofs'
import { leave, placeOf } from './queue'
import { states } from './states'
import { adBills, adFeedback, adWants } from './tables'
import { arrivesOf, takesOf } from './words'

const pageSize = 20
const notThere = () => new Refusal('notFound', '没有找到这个任务')

const settlesOf = ({ bill: { share }, task }: Part) =>
  arrivesOf(task.kind, { cents: share.rewardCents, points: share.rewardPoints })

export const billHandlers: HandlersOf<typeof billCalls> = {
  '/tp5/api/AdTask/detail': async ({ flag: taskId }, { db, user, now }) => {
    const task = await taskOf(db, taskId)
    if (!task) throw notThere()
    const { campaign } = task
    const userId = user?.userId
    const bills = userId ? await billsOf(db, userId, [task.campaignId]) : []
    const bill = bills.find((one) => one.taskId === taskId)
    const viewer = userId && !bill ? await lookingAs(db, userId, now) : null
    const obstacle = viewer
      ? (obstacleOf(task, viewer, bills) ?? (await blockedFrom(db, viewer.userId, now)))
      : bill
        ? null
        : closedFor(campaign, now)
    const isMine = userId && and(eq(adWants.userId, userId), eq(adWants.taskId, taskId))
    const wanted = isMine ? await db.select().from(adWants).where(isMine) : []
    const gives = { cents: task.rewardCents, points: task.rewardPoints }
    return {
      ...{ flag: taskId, campaign_id: task.campaignId, kind: task.kind, title: task.title },
      ...{ advertiser: campaign.company, campaign: campaign.title, steps: task.steps, ...gives },
      choice: isChoice(task),
      takes: takesOf(task.creative),
      ...(await leftFor(db, task, userId, now)),
      arrives: arrivesOf(task.kind, gives),
      ends_at: campaign.endsAt.toISOString(),
      gift: presentGift(await giftOf(db, taskId, now)),
      locked: !bill && isLocked(campaign, bills, task) ? 1 : 0,
      why_not: obstacle?.text ?? '',
      blocked: obstacle?.refusal === 'tasksBlocked' ? 1 : 0,
      wanted: wanted.length > 0 ? 1 : 0,
      place: userId ? await placeOf(db, { taskId, userId }) : null,
      bill: bill ? presentBill({ bill, task }) : null,
    }
  },

  '/tp5/api/AdTask/bill': async ({ bill_user_id: billUserId }, { db, user: { userId } }) => {
    const part = await findPart(db, { userId, billUserId })
    const { bill, task } = part
    const bills = await billsOf(db, userId, [task.campaignId])
    return {
      ...presentBill(part),
      choice: choiceOf(bill.share),
      chosen: bill.choice,
      settles: settlesOf(part),
      next: nextAfter(task.campaign, bills, task.taskId),
    }
  },

  '/tp5/api/AdTask/partake': {
    before: ({ flag: taskId }, { db, user: { userId }, now }) =>
      turnAway(db, { userId, taskId }, now),
    async write({ flag: taskId, device }, _notTurnedAway, context) {
      const { db, user, now } = context
      const admit: Admit = async ({ campaignId }, { villageId }) => {
        const origin = await originOf({ ...context, user }, { device, villageId })
        await letBegin(db, origin, String(campaignId), now)
      }
      const { task, bill, place } = await partake(db, { userId: user.userId, taskId }, admit, now)
      return {
        bill_user_id: bill?.billUserId ?? null,
        step: bill ? stepOf(workOf({ bill, task })) : firstStep(task.creative),
        place: place ?? null,
      }
    },
  },

  '/tp5/api/AdTask/checkCompleteQueue': async ({ flag: taskId }, { db, user: { userId } }) => {
    const place = await placeOf(db, { taskId, userId })
    const isMine = and(eq(adBills.userId, userId), eq(adBills.taskId, taskId))
    const [bill] = await db
      .select()
      .from(adBills)
      .where(and(isMine, sql`${adBills.state} <> 'expired'`))
    return {
      place,
      ahead: place === null ? 0 : place - 1,
      bill_user_id: bill?.billUserId ?? null,
      held_until: bill?.reservedUntil?.toISOString() ?? null,
    }
  },

  '/tp5/api/AdTask/leaveQueue': async ({ flag: taskId }, { db, user: { userId } }) => {
    await leave(db, { taskId, userId })
    return {}
  },

  '/tp5/api/AdTask/complete': async ({ bill_user_id: billUserId }, { db, user, now }) => {
    const part = await lockPart(db, { userId: user.userId, billUserId })
    return presentBill({ ...part, bill: await complete(db, part, now) })
  },

  '/tp5/api/AdTask/rewardSelection': async (input, { db, user: { userId } }) => {
    const part = await lockPart(db, { userId, billUserId: input.bill_user_id })
    const { state, share } = part.bill
    if (!isChoice(share)) throw new Refusal('invalid', '这个任务的奖励不用选')
    if (state === 'received') throw new Refusal('taskReceived')
    if (!states.of(state).holds) throw new Refusal('taskMoved', `这个任务${states.of(state).text}`)
    await write(db, part.bill, { choice: input.choice })
    return { chosen: input.choice }
  },

  '/tp5/api/AdTask/receiveReward': async ({ bill_user_id: billUserId }, { db, user, now }) => {
    const { userId } = user
    const part = await lockPart(db, { userId, billUserId })
    const { state, share, choice } = part.bill
    if (state === 'received') throw new Refusal('taskReceived')
    if (state !== 'completed') throw new Refusal('taskOpen')
    if (isChoice(share) && choice === '') throw new Refusal('invalid', '请先选择要钱还是要积分')
    const { gotCents: cents, gotPoints: points } = await receive(db, part, now)
    const { points: balance } = await balances(db, userId)
    const gift = await cameBeside(db, part, now)
    return { cents, points, balance, settles: arrivesOf(part.task.kind, { cents, points }), gift }
  },

  '/tp5/api/AdTask/feedBack': {
    before: ({ words }, context): Promise<Judged> =>
      words === '' ? Promise.resolve('pass') : checkWords(context, words),
    async write(input, _judged, { db, user: { userId }, now }) {
      const { bill_user_id: billUserId, mood, words } = input
      await findPart(db, { userId, billUserId })
      await db
        .insert(adFeedback)
        .values({ billUserId, userId, mood, words, createdAt: now })
        .onConflictDoUpdate({
          target: adFeedback.billUserId,
          set: { mood, words, createdAt: now, seenAt: null },
        })
      return {}
    },
  },

  '/tp5/api/AdTask/wantGoods': async ({ flag: taskId, wanted }, { db, user: { userId }, now }) => {
    if (!(await taskOf(db, taskId))) throw notThere()
    const isMine = and(eq(adWants.userId, userId), eq(adWants.taskId, taskId))
    if (wanted === 1)
      await db.insert(adWants).values({ userId, taskId, createdAt: now }).onConflictDoNothing()
    else await db.delete(adWants).where(isMine)
    return { wanted }
  },

  '/tp5/api/AdTask/completedLog': async ({ cursor }, { db, user: { userId } }) => {
    const [before] = cursor ? readCursor('ad-bills', cursor, [idText]) : []
    const rows = await db
      .select()
      .from(adBills)
      .where(
        and(
          eq(adBills.userId, userId),
          before === undefined ? undefined : lt(adBills.billUserId, String(before)),
        ),
      )
      .orderBy(desc(adBills.billUserId))
      .limit(pageSize + 1)
    const { list, next } = page(rows, pageSize, ({ billUserId }) =>
      writeCursor('ad-bills', [billUserId]),
    )
    const parts = await Promise.all(
      list.map(async (bill) => ({ bill, task: (await taskOf(db, bill.taskId))! })),
    )
    const given = await givenFor(
      db,
      list.map(({ billUserId }) => billUserId),
    )
    return {
      list: parts.map((part) => {
        const { receivedAt, completedAt, createdAt, billUserId } = part.bill
        const at = (receivedAt ?? completedAt ?? createdAt).toISOString()
        return { ...presentBill(part), at, gift: given.get(billUserId) ?? '' }
      }),
      next,
    }
  },
}
