import { and, asc, eq } from 'drizzle-orm'
import type { Out } from '@contract/api'
import { maskName, nicknames, phoneOf } from '@server/areas/auth/auth'
import { type Member, type MemberState, memberStates, movesOf } from '@server/areas/village/village'
import { replyTime } from '@server/calendar'
import type { Settings } from '@server/config'
import type { Db } from '@server/database/database'
import { residentLooks } from '../tables'
import { lookedAtTexts } from './look'

type Row = Out<'/tp5/api/Housekeep/userLists'>['list'][number]
type Detail = Out<'/tp5/api/Housekeep/userDetail'>

/** Nobody is told by more than a masked name. */
export async function presentMembers(db: Db, members: readonly Member[]): Promise<Row[]> {
  const names = await nicknames(
    db,
    members.map(({ userId }) => userId),
  )
  return members.map((member) => ({
    member_id: member.memberId,
    name: maskName(names.get(member.userId) ?? ''),
    village: member.village,
    state: member.state,
    state_text: memberStates.of(member.state).text,
    joined_at: replyTime(member.joinedAt),
    decided_at: member.decidedAt && replyTime(member.decidedAt),
    reason: member.reason,
  }))
}

function moveText(state: MemberState, before: MemberState | undefined): string {
  if (state === 'asked') return '申请加入'
  if (state === 'refused' && before === 'approved') return '移出'
  return memberStates.of(state).text
}

interface Reader {
  db: Db
  config: Settings
  userId: string
}

export async function presentMember(reader: Reader, member: Member): Promise<Detail> {
  const { db, userId: by } = reader
  const { userId, villageId } = member
  const [row] = await presentMembers(db, [member])
  const moves = await movesOf(db, member)
  const looks = await db
    .select()
    .from(residentLooks)
    .where(and(eq(residentLooks.userId, userId), eq(residentLooks.villageId, villageId)))
    .orderBy(asc(residentLooks.lookId))
  const names = await nicknames(db, [
    ...moves.flatMap(({ byId }) => byId ?? []),
    ...looks.map(({ stewardId }) => stewardId),
  ])
  const nameOf = (who: string | null) => {
    if (who === null) return '平台'
    return who === userId ? '本人' : maskName(names.get(who) ?? '')
  }
  return {
    ...row!,
    phone: await phoneOf(reader, userId),
    moves: moves.map(({ movedAt, byId, state, reason }, nth) => ({
      ...{ at: replyTime(movedAt), by: nameOf(byId), reason },
      text: moveText(state, moves[nth - 1]?.state),
    })),
    looks: looks.map(({ lookedAt, stewardId, what, reason }) => ({
      ...{ at: replyTime(lookedAt), by: nameOf(stewardId), reason },
      text: lookedAtTexts[what],
    })),
    mine: userId === by ? 1 : 0,
  }
}
