import type { Interest } from '@contract/advertiser/creative'
import { dayMs } from '@server/calendar'

/** Whom a campaign is for; where nothing is said it is for everybody. */
export interface Audience {
  /** One of these. */
  villages: readonly number[]
  /** Of the account, in days. */
  leastDays: number
  mostDays: number | null
  /** At least one of these. */
  interests: readonly Interest[]
  /** Only who has done nothing for this advertiser yet. */
  fresh: boolean
}

export const everybody: Audience = {
  villages: [],
  leastDays: 0,
  mostDays: null,
  interests: [],
  fresh: false,
}

/** Who looks, as far as an audience asks. */
export interface Viewer {
  userId: string
  villageId: number | null
  since: Date
  interests: readonly Interest[]
  /** The advertisers that have paid them before. */
  known: ReadonlySet<number>
  now: Date
}

interface Offered {
  advertiserId: number
  audience: Audience
}

export function fits({ advertiserId, audience }: Offered, viewer: Viewer): boolean {
  const { villages, leastDays, mostDays, interests, fresh } = audience
  // clocks of servers differ by a moment: nobody is younger than new
  const days = Math.max(0, Math.floor((viewer.now.getTime() - viewer.since.getTime()) / dayMs))
  return (
    (villages.length === 0 || (viewer.villageId !== null && villages.includes(viewer.villageId))) &&
    days >= leastDays &&
    (mostDays === null || days <= mostDays) &&
    (interests.length === 0 || interests.some((one) => viewer.interests.includes(one))) &&
    !(fresh && viewer.known.has(advertiserId))
  )
}
