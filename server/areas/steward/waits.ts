import { maskName, nicknames } from '@server/areas/auth/auth'
import { businessDay, dayMs } from '@server/calendar'
import type { Waits } from '../waiting'
import { countAsked, membersPage } from './residents/list'
import { confirmDays } from './rules'
import { scopeOf } from './scope'

/** Who asks to belong to a village, until somebody who looks after it has answered. */
export const residentWaits: Waits = {
  kind: 'residents',
  role: 'steward',
  link: '/userAuthList',
  async read({ db, userId, now }, most) {
    const scope = await scopeOf({ db, user: { userId }, now })
    const { list } = await membersPage(scope, { cursor: undefined, state: 'asked' })
    const shown = list.slice(0, most)
    const names = await nicknames(
      db,
      shown.map((member) => member.userId),
    )
    return {
      count: await countAsked(scope),
      first: shown.map((member) => {
        const dueAt = new Date(member.joinedAt.getTime() + confirmDays * dayMs)
        return {
          key: String(member.memberId),
          title: `${maskName(names.get(member.userId) ?? '')}申请加入${member.village}`,
          note: `${businessDay(member.joinedAt)} 申请`,
          urgency: dueAt <= now ? ('soon' as const) : ('calm' as const),
          dueAt,
          link: '/userAuthList',
        }
      }),
    }
  },
}
