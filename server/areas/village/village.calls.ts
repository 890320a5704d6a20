import { asc, eq } from 'drizzle-orm'
import type { villageCalls } from '@contract/village'
import { businessDay, replyTime } from '@server/calendar'
import { distance } from '@server/distance'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { changesAt, join, keptDays, mayChange, type Membership, membershipOf } from './member'
import { memberStates } from './states'
import { villages } from './tables'

const present = ({ villageId, name, joinedAt, state, reason }: Membership) => ({
  village_id: villageId,
  name,
  joined_at: replyTime(joinedAt),
  state,
  state_text: memberStates.of(state).text,
  reason,
})

export const villageHandlers: HandlersOf<typeof villageCalls> = {
  '/tp5/api/Index/villages': async (_input, { db, position }) => {
    const places = await db.select().from(villages).orderBy(asc(villages.position))
    const list = places.map(({ villageId, name, latitude, longitude }) => ({
      village_id: villageId,
      name,
      latitude,
      longitude,
      distance: position && distance({ latitude, longitude }, position),
    }))
    return { list: list.sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0)) }
  },

  '/tp5/api/Village/mine': async (_input, { db, user, now }) => {
    const mine = await membershipOf(db, user.userId)
    const may = mayChange(mine, now)
    return {
      village: mine && present(mine),
      may_change: may ? 1 : 0,
      may_change_at: may || !mine ? null : replyTime(changesAt(mine)),
      kept_days: keptDays,
    }
  },

  '/tp5/api/Village/userBind': async ({ village_id: villageId }, { db, user, now }) => {
    const { userId } = user
    const [village] = await db.select().from(villages).where(eq(villages.villageId, villageId))
    if (!village) throw new Refusal('notFound', '没有找到这个村，请重新选择')
    const known = await membershipOf(db, userId)
    if (known?.villageId === villageId && known.state !== 'refused') return present(known)
    if (!(await join(db, { userId, villageId, now }))) {
      const until = known ? `，${businessDay(changesAt(known))} 起可以换` : ''
      throw new Refusal('tooOften', `选好的村要住满 ${keptDays} 天才能再换${until}`)
    }
    return present({ villageId, name: village.name, joinedAt: now, state: 'asked', reason: '' })
  },
}
