import { asc, eq, lte } from 'drizzle-orm'
import type { villageCalls } from '@contract/village'
import { businessDay, dayMs, replyTime } from '@server/calendar'
import { distance } from '@server/distance'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { type Village, villageOf } from './member'
import { villageMembers, villages } from './tables'

/** Whoever could change it from day to day would be a neighbour everywhere. */
const keptDays = 30
const keptSince = (now: Date) => new Date(now.getTime() - keptDays * dayMs)
const changesAt = ({ joinedAt }: Village) => new Date(joinedAt.getTime() + keptDays * dayMs)

const present = ({ villageId, name, joinedAt }: Village) => ({
  village_id: villageId,
  name,
  joined_at: replyTime(joinedAt),
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
    const mine = await villageOf(db, user.userId)
    const mayChange = !mine || mine.joinedAt <= keptSince(now)
    return {
      village: mine && present(mine),
      may_change: mayChange ? 1 : 0,
      may_change_at: mayChange ? null : replyTime(changesAt(mine)),
      kept_days: keptDays,
    }
  },

  '/tp5/api/Village/userBind': async ({ village_id: villageId }, { db, user, now }) => {
    const { userId } = user
    const [village] = await db.select().from(villages).where(eq(villages.villageId, villageId))
    if (!village) throw new Refusal('notFound', '没有找到这个村，请重新选择')
    const known = await villageOf(db, userId)
    if (known?.villageId === villageId) return present(known)
    const written = await db
      .insert(villageMembers)
      .values({ userId, villageId, joinedAt: now })
      .onConflictDoUpdate({
        target: villageMembers.userId,
        set: { villageId, joinedAt: now },
        setWhere: lte(villageMembers.joinedAt, keptSince(now)),
      })
      .returning()
    if (written.length === 0) {
      const until = known ? `，${businessDay(changesAt(known))} 起可以换` : ''
      throw new Refusal('tooOften', `选好的村要住满 ${keptDays} 天才能再换${until}`)
    }
    return present({ villageId, name: village.name, joinedAt: now })
  },
}
