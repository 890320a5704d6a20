import { and, countDistinct, eq } from 'drizzle-orm'
import type { Leaving } from '../leaving'
import { inForce } from './duty'
import { duties } from './tables'

export const dutyLeaving: Leaving = {
  /** Machines are handed over by people of the house, one at a time. */
  async obstacles(db, { userId, now }) {
    const [row] = await db
      .select({
        machines: countDistinct(duties.machineId),
        villages: countDistinct(duties.village),
      })
      .from(duties)
      .where(and(eq(duties.userId, userId), inForce(now)))
    const { machines, villages } = row!
    const held = [machines > 0 && `${machines} 台机器`, villages > 0 && `${villages} 个村`]
    const text = held.filter(Boolean).join('和')
    return text ? [{ text: `您还管着 ${text}`, way: '先联系客服交接给同事', link: '' }] : []
  },
  tables: { duties: { stays: 'who saw to which machine: a number that leads to nobody' } },
}
