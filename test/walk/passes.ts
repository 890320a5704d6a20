import type { Area, Route, RouteName } from '@/routes/route'
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
  /** Only those of these areas. */
  areas?: readonly Area[]
  /** Somebody who has nothing yet and holds no role: what is for others is refused, calmly. */
  stranger?: true
  /** What has to stand on a page. */
  says?: Partial<Record<RouteName, string>>
  /** The campaigns come to this first, and stay so for the passes that follow. */
  becomes?: keyof typeof becoming
  /** What the server should tell of a campaign with prizes. */
  state?: 'soldOutToday' | 'soldOut' | 'ended'
}

/** Who has earned nothing yet, and the same once they were caught cheating. */
const economy: readonly Pass[] = [
  {
    ...{ name: 'economy-newcomer', who: 'newcomer', pages: 'routes', stranger: true },
    areas: ['task', 'sign-in', 'earnings', 'advertiser'],
  },
  {
    ...{ name: 'blocked', who: 'newcomer', pages: 'routes', stranger: true },
    areas: ['task', 'fairness'],
    becomes: 'blocked',
    says: { taskDetails: '您被限制到' },
  },
]

/** Who runs machines, through all that is for them alone. */
export const operating: readonly Pass[] = [
  { name: 'operator', who: 'operator', pages: 'routes', access: 'operator', areas: ['iter'] },
  { name: 'contracts', who: 'operator', pages: 'routes', areas: ['iter'] },
]

/** Others who have pages of their own. */
const work: readonly Pass[] = [
  { name: 'advertiser', who: 'thirdAdvertiser', pages: 'routes', areas: ['advertiser'] },
  {
    name: 'house',
    who: 'house',
    pages: 'routes',
    access: 'house',
    areas: ['advertiser', 'customer', 'merchant'],
  },
  { name: 'owner', who: 'owner', pages: 'routes', areas: ['manager', 'work'] },
  { name: 'developer', who: 'developer', pages: 'routes', areas: ['location'] },
  { name: 'merchant', who: 'merchant', pages: 'routes', areas: ['merchant'] },
  { name: 'maintainer', who: 'maintainer', pages: 'routes', areas: ['maintenance'] },
  { name: 'health', who: 'elder', pages: 'routes', areas: ['health'] },
  { name: 'steward', who: 'steward', pages: 'routes', areas: ['steward'] },
]

export const passes: readonly Pass[] = [
  { name: 'visitor', who: null, pages: 'all' },
  { name: 'newcomer', who: 'newcomer', pages: 'campaigns' },
  ...operating,
  ...work,
  ...economy,
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
  ...operating,
  ...work,
]
