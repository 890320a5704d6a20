import { and, asc, eq, lte, ne, notExists, or, type SQLWrapper } from 'drizzle-orm'
import { maskName, nicknameOf, nicknames, phoneOf } from '@server/areas/auth/auth'
import { duties, inForce } from '@server/areas/duty/duty'
import { decideMember, memberStates, villageMembers, villages } from '@server/areas/village/village'
import { dayMs } from '@server/calendar'
import type { DeskCase, DeskContext } from '@server/call/desk-case'
import { Refusal } from '@server/call/refusal'
import { confirmDays } from '../rules'

type Asked = typeof villageMembers.$inferSelect

const mostListed = 200

/** Who looks after a village beside the person who asks: nobody confirms themselves. */
const isOther = (now: Date, village: string | SQLWrapper, userId: string | SQLWrapper) =>
  and(
    eq(duties.role, 'steward'),
    eq(duties.village, village),
    ne(duties.userId, userId),
    inForce(now),
  )

const idOf = ({ memberId, villageId }: Asked) => `${memberId}-${villageId}`

/** Of somebody in that village: whoever has asked to belong to another since is asked about anew. */
async function find({ db }: DeskContext, id: string) {
  const [, memberId = '0', villageId = '0'] = /^(\d{1,15})-(\d{1,15})$/.exec(id) ?? []
  const isThis = and(
    eq(villageMembers.memberId, Number(memberId)),
    eq(villageMembers.villageId, Number(villageId)),
  )
  const [found] = await db
    .select({ member: villageMembers, village: villages.name })
    .from(villageMembers)
    .innerJoin(villages, eq(villages.villageId, villageMembers.villageId))
    .where(isThis)
  if (!found) throw new Refusal('notFound', '没有这个住户申请，对方可能换了村')
  return found
}

async function answer(context: DeskContext, id: string, said: { pass: boolean; reason: string }) {
  const { db, now } = context
  const { member, village } = await find(context, id)
  const { memberId } = member
  await decideMember(db, { memberId, names: [village], by: null, was: 'asked', ...said, now })
}

/** Who asks to belong to a village where nobody else can answer them, or nobody did in time. */
export const residentCase: DeskCase = {
  title: '住户确认',
  hours: confirmDays * 24,

  async list(context) {
    const { db, now } = context
    const asked = await db
      .select({ member: villageMembers, village: villages.name })
      .from(villageMembers)
      .innerJoin(villages, eq(villages.villageId, villageMembers.villageId))
      .where(
        and(
          eq(villageMembers.state, 'asked'),
          or(
            notExists(
              db
                .select({ userId: duties.userId })
                .from(duties)
                .where(isOther(now, villages.name, villageMembers.userId)),
            ),
            lte(villageMembers.joinedAt, new Date(now.getTime() - confirmDays * dayMs)),
          ),
        ),
      )
      .orderBy(asc(villageMembers.joinedAt), asc(villageMembers.memberId))
      .limit(mostListed)
    const names = await nicknames(
      db,
      asked.map(({ member }) => member.userId),
    )
    return asked.map(({ member, village }) => ({
      id: idOf(member),
      since: member.joinedAt,
      line: `${maskName(names.get(member.userId) ?? '')}  ${village}`,
    }))
  },

  async show(context, id) {
    const { db, now } = context
    const { member, village } = await find(context, id)
    const { userId, state, joinedAt, reason } = member
    const others = await db.$count(duties, isOther(now, village, userId))
    return {
      since: joinedAt,
      facts: [
        ['村', village],
        ['状态', memberStates.of(state).text],
        ['称呼', await nicknameOf(context, userId)],
        ['电话', await phoneOf(context, userId)],
        ['账号', userId],
        ['这个村别的管家', others > 0 ? `${others} 位，还没有确认` : '没有，由平台确认'],
        ...(reason ? [['没有通过的原因', reason] as const] : []),
        ['通过意味着', '成为这个村的住户，会告诉对方'],
        ['拒绝意味着', '不再属于这个村，原因会告诉对方，可以再申请'],
      ],
      pictures: [],
    }
  },

  approve: (context, id) => answer(context, id, { pass: true, reason: '' }),
  refuse: (context, id, reason) => answer(context, id, { pass: false, reason }),
}
