import { and, eq, gt, inArray, isNotNull, lte } from 'drizzle-orm'
import { sweepJob } from '@server/jobs/sweep'
import { returnRest } from './budget/fund'
import { end } from './move'
import { over } from './states'
import { adCampaigns } from './tables'

const { state, endsAt, endedAt, funded, spent, reserved } = adCampaigns

/** What has come to its last day is over. */
const endCampaigns = sweepJob({
  name: 'advertiser: end campaigns whose time is over',
  every: 60,
  table: adCampaigns,
  keys: ['campaignId'],
  due: (now) => and(inArray(state, ['live', 'paused']), lte(endsAt, now)),
  order: endsAt,
  work: (tx, campaign, now) => end(tx, campaign, 'ended', now),
})

/** What was not spent goes back once nobody is at work; so does what was taken back later. */
const returnBudgets = sweepJob({
  name: 'advertiser: return what is left of budgets',
  every: 60,
  table: adCampaigns,
  keys: ['campaignId'],
  due: () => and(inArray(state, [...over]), gt(funded, spent), eq(reserved, 0), isNotNull(endedAt)),
  order: endedAt,
  work: (tx, campaign, now) => returnRest(tx, campaign, now),
})

export const advertiserJobs = [endCampaigns, returnBudgets]
