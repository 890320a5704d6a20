import { loadConfig } from '@server/config'
import { newCampaign } from '../../advertiser/purse'
import { newCrowd } from '../../catalogue/crowd'
import type { RunningServer } from '../../harness/startServer'
import { reading } from '../alley'

export const [price, rewardCents] = [100, 60]

/** A campaign with money for so many, and people who want to do its one task: read, and answer. */
export async function newEconomy(
  { database, dataDir }: RunningServer,
  people: number,
  shares: number,
) {
  const config = loadConfig({ DATA_DIR: dataDir })
  const place = { database, config }
  const budget = price * shares
  const { campaignId, taskIds } = await newCampaign(place, {
    ...{ budget, dayBudget: budget, now: new Date() },
    tasks: [{ kind: 'question', creative: reading, price, rewardCents }],
  })
  const crowd = await newCrowd(place, people, 1)
  return { config, campaignId, flag: taskIds[0]!, crowd }
}

/** The right answer to what `reading` asks. */
export const answer = { nth: 0, choice: 'B' } as const
