import { asc } from 'drizzle-orm'
import type { Out } from '@contract/api'
import type { Context } from '@server/call/handler'
import { villageOf } from './member'
import { nearest } from './nearest'
import { villages } from './tables'

/** The nearest; where nobody knows the position, the one that somebody has chosen. */
export async function villageHere({
  db,
  user,
  position,
}: Context<'/tp5/api/Index/page'>): Promise<Out<'/tp5/api/Index/page'>['village']> {
  const places = await db.select().from(villages).orderBy(asc(villages.position))
  const mine = user && (await villageOf(db, user.userId))
  const isMine = ({ villageId }: { villageId: number }) => villageId === mine?.villageId
  const here = nearest(mine && !position ? places.filter(isMine) : places, position)
  return (
    here && {
      village_id: here.place.villageId,
      name: here.place.name,
      distance: here.metres,
      mine: isMine(here.place) ? 1 : 0,
    }
  )
}
