import { asc } from 'drizzle-orm'
import type { villageCalls } from '@contract/village'
import { distance } from '@server/distance'
import type { HandlersOf } from '@server/call/handler'
import { membershipHandlers } from './membership.calls'
import { villages } from './tables'

export const villageHandlers: HandlersOf<typeof villageCalls> = {
  ...membershipHandlers,

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
}
