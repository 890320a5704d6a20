import { and, countDistinct, eq } from 'drizzle-orm'
import type { Leaving } from '../leaving'
import { inForce } from './duty'
import { duties } from './tables'

export const dutyLeaving: Leaving = {
  /** Machines are handed over by people of the house, one at a time. */
  async obstacles(db, { userId, now }) {
    const [row] = await db
      .select({ places: countDistinct(duties.dutyId) })
      .from(duties)
      .where(and(eq(duties.userId, userId), inForce(now)))
    if (!row?.places) return []
    return [{ text: `您还管着 ${row.places} 台机器`, way: '先联系客服交接给同事', link: '' }]
  },
  tables: { duties: { stays: 'who saw to which machine: a number that leads to nobody' } },
}
