import { and, eq, inArray } from 'drizzle-orm'
import type { Leaving } from '../leaving'
import { openStates } from './states'
import { locationLeads } from './tables'

const worked = 'who worked on which place: numbers that lead to nobody'

export const locationLeaving: Leaving = {
  /** Nobody else could go on with them: what was given up colleagues take up. */
  async obstacles(db, { userId }) {
    const open = and(eq(locationLeads.userId, userId), inArray(locationLeads.state, openStates))
    const places = await db.$count(locationLeads, open)
    if (places === 0) return []
    const way = '先交接给同事；也可以一个一个放弃，同事过几天就能找回'
    return [{ text: `您还负责 ${places} 个没办完的点位`, way, link: '/locationDevelop' }]
  },
  tables: {
    location_subscriptions: { gone: 'user_id' },
    location_partners: { gone: 'user_id' },
    location_partner_looks: { stays: 'that somebody looked: numbers that lead to nobody' },
    location_contracts: { stays: worked },
    location_contacts: { stays: worked },
    location_events: { stays: worked },
    location_leads: { stays: worked },
  },
}
