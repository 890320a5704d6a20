import { mustTransfer, ofAdCampaign, ofAdvertiser, transfer } from '@server/areas/wallet/wallet'
import type { Db } from '@server/database/database'
import { type Campaign, changeCampaign, lockCampaign } from '../campaigns'

type Funded = Pick<Campaign, 'campaignId' | 'advertiserId' | 'title' | 'budget' | 'funded'>

/** What its budget still lacks comes out of the purse; false where the purse has not enough. */
export async function fund(tx: Db, campaign: Funded, at: Date): Promise<boolean> {
  const { campaignId, advertiserId, title, budget, funded } = campaign
  const amount = budget - funded
  if (amount > 0) {
    const [from, to] = [ofAdvertiser(advertiserId, 'purse'), ofAdCampaign(campaignId)]
    const given = { amount, title: `投放「${title}」`, subject: String(campaignId), at }
    if (!(await transfer(tx, { from, to, ...given }))) return false
  }
  await changeCampaign(tx, campaignId, { funded: budget })
  return true
}

/** Once nobody is at work there any more, what was not spent goes back to the purse. */
export async function returnRest(tx: Db, { campaignId }: Funded, at: Date): Promise<void> {
  const campaign = await lockCampaign(tx, campaignId)
  const { advertiserId, title, funded, spent, reserved } = campaign
  const amount = funded - spent
  if (reserved > 0 || amount === 0) return
  const [from, to] = [ofAdCampaign(campaignId), ofAdvertiser(advertiserId, 'purse')]
  const given = { amount, title: `「${title}」没花完的退回`, subject: String(campaignId), at }
  await mustTransfer(tx, { from, to, ...given })
  await changeCampaign(tx, campaignId, { funded: spent })
}
