import type { Route } from '@/routes/route'
import type { Who } from '../flows/stage'
import type { becoming } from './states'

/** One way through the app: as whom, which pages, and what became of the campaigns before. */
export interface Pass {
  name: string
  who: Who | null
  /** Every route once, all campaigns, or both. */
  pages: 'routes' | 'campaigns' | 'all'
  /** Only those that are open to so many. */
  access?: Route['access']
  /** The campaigns come to this first, and stay so for the passes that follow. */
  becomes?: keyof typeof becoming
  /** What the server should tell of a campaign with prizes. */
  state?: 'soldOutToday' | 'soldOut' | 'ended'
}

export const passes: readonly Pass[] = [
  { name: 'visitor', who: null, pages: 'all' },
  { name: 'newcomer', who: 'newcomer', pages: 'campaigns' },
  { name: 'operator', who: 'operator', pages: 'routes', access: 'operator' },
  { name: 'received', who: 'consumer', pages: 'all', becomes: 'received' },
  {
    name: 'sold-out-today',
    who: 'newcomer',
    pages: 'campaigns',
    becomes: 'soldOutToday',
    state: 'soldOutToday',
  },
  { name: 'sold-out', who: null, pages: 'campaigns', becomes: 'soldOut', state: 'soldOut' },
  { name: 'ended', who: 'newcomer', pages: 'campaigns', becomes: 'ended', state: 'ended' },
  { name: 'ended-received', who: 'consumer', pages: 'campaigns', state: 'ended' },
]

/** Each route once, as somebody for whom it is. */
export const once: readonly Pass[] = [
  { name: 'visitor', who: null, pages: 'routes', access: 'public' },
  { name: 'received', who: 'consumer', pages: 'routes', access: 'user', becomes: 'received' },
  { name: 'operator', who: 'operator', pages: 'routes', access: 'operator' },
]
