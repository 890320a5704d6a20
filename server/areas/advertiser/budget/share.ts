/** What was promised to somebody at work out of the budget of a campaign. */
export interface Share {
  taskId: number
  campaignId: number
  advertiserId: number
  price: number
  rewardCents: number
  rewardPoints: number
  /** The day whose share it is of. */
  day: string
}

/** Why none can be had: the budget is promised or spent, the day's is, or nothing is offered. */
export type NoShare = 'over' | 'today' | 'off'
