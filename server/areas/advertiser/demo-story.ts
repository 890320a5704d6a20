import type { Creative } from '@contract/advertiser/creative'
import { demoFile } from '@server/database/demo-files'
import type { Audience } from './audience'
import type { CampaignState, Pause } from './states'

interface DemoTask {
  level: number
  title: string
  steps: readonly string[]
  price: number
  cents: number
  points: number
  creative: Creative
}

export interface DemoCampaign {
  title: string
  about: string
  cover: string
  state: CampaignState
  pause?: Pause
  reason?: string
  budget: number
  dayBudget: number
  /** Days ago that it began and will have ended; less than nothing lies ahead. */
  from: number
  to: number
  audience?: Partial<Audience>
  tasks: readonly DemoTask[]
  /** How many neighbours did it, of all there are. */
  people: number
  /** The day's share is what was used today. */
  full?: true
}

export interface DemoAdvertiser {
  who: 'advertiser' | 'otherAdvertiser' | 'thirdAdvertiser'
  company: string
  licence: string
  contact: { name: string; phone: string }
  /** In cents, each so many days ago. */
  topUps: readonly { daysAgo: number; amount: number }[]
  campaigns: readonly DemoCampaign[]
}

/** Companies of the demo and what they have paid for. */
export const demoAdvertisers = () => JSON.parse(demoFile('ads.json')) as DemoAdvertiser[]
