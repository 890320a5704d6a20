import { and, asc, eq, gte, lte } from 'drizzle-orm'
import { uuid } from '@contract/fields'
import { incomes, takeBack, thaw } from '@server/areas/earnings/earnings'
import { invitedUsers } from '@server/areas/invite/invite'
import { endOfDayAfter, replyTime, startOfDay } from '@server/calendar'
import type { DeskCase, DeskContext } from '@server/call/desk-case'
import { Refusal } from '@server/call/refusal'
import { yuan } from '@server/money'
import { deeds } from './deeds'
import { recruitmentOf } from './recruitments'
import { source } from './rewards'
import { distributorRewards } from './tables'

const isFrozen = and(eq(incomes.source, source), eq(incomes.state, 'frozen'))

const gone = () => new Refusal('notFound', '没有这笔推广奖励')

async function find({ db }: DeskContext, id: string) {
  if (!uuid.safeParse(id).success) throw gone()
  const [found] = await db
    .select({ income: incomes, reward: distributorRewards, bound: invitedUsers })
    .from(incomes)
    .innerJoin(
      distributorRewards,
      and(
        eq(distributorRewards.userId, incomes.userId),
        eq(distributorRewards.subject, incomes.subject),
      ),
    )
    .innerJoin(invitedUsers, eq(invitedUsers.userId, distributorRewards.guestId))
    .where(and(eq(incomes.source, source), eq(incomes.incomeId, id)))
  if (!found) throw gone()
  return found
}

/** Which of somebody's rewards it is, still frozen. */
async function findFrozen(context: DeskContext, id: string) {
  const { income } = await find(context, id)
  if (income.state !== 'frozen') throw new Refusal('incomeMoved')
  return { userId: income.userId, source, subject: income.subject } as const
}

/** Rewards of who brought more neighbours in a day than one knows. */
export const rewardCase: DeskCase = {
  title: '推广奖励核实',
  hours: 72,

  async list({ db }) {
    const rows = await db.select().from(incomes).where(isFrozen).orderBy(asc(incomes.createdAt))
    return rows.map(({ incomeId, createdAt, amount, title, userId }) => ({
      id: incomeId,
      since: createdAt,
      line: `${yuan(amount)}  ${title}  推广员 ${userId.slice(-6)}`,
    }))
  },

  async show(context, id) {
    const { income, reward, bound } = await find(context, id)
    const { inviterId, boundAt } = bound
    const rules = reward.recruitmentId === null ? undefined : recruitmentOf(reward.recruitmentId)
    const [from, to] = [startOfDay(boundAt), endOfDayAfter(boundAt, 0)]
    const beside = await context.db.$count(
      invitedUsers,
      and(
        eq(invitedUsers.inviterId, inviterId),
        gte(invitedUsers.boundAt, from),
        lte(invitedUsers.boundAt, to),
      ),
    )
    return {
      since: income.createdAt,
      facts: [
        ['推广员', income.userId],
        ['邻居', reward.guestId],
        ['邻居做了什么', deeds[reward.kind].title],
        ['第几层', String(reward.tier)],
        ['按哪份规则', rules ? rules.title : '当时没有记下'],
        ['奖励', yuan(income.amount)],
        ['邻居什么时候来', replyTime(boundAt)],
        ['同一天同一个人邀请来的', `${beside} 位`],
        ['通过意味着', '照常结算'],
        ['不通过意味着', '奖励收回，原因写给推广员看'],
      ],
      pictures: [],
    }
  },

  async approve(context, id) {
    await thaw(context.db, await findFrozen(context, id), context.now)
  },

  async refuse(context, id, reason) {
    await takeBack(context.db, await findFrozen(context, id), reason, context.now)
  },
}
