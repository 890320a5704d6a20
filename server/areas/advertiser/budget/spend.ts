import { sql } from 'drizzle-orm'
import type { Interest } from '@contract/advertiser/creative'
import { earn } from '@server/areas/earnings/earnings'
import { credit, mustTransfer, ofAdCampaign, ofHouse, worthOf } from '@server/areas/wallet/wallet'
import type { Db } from '@server/database/database'
import { changeCampaign } from '../campaigns'
import { countAdDay } from '../days'
import { adCampaigns, adSpendings, type Chosen, type Invited } from '../tables'
import type { Share } from './share'

export interface Spending {
  userId: string
  /** What it is for: the same is never paid twice. */
  subject: string
  title: string
  /** Which of both the person takes; without it money where the task gives any. */
  reward?: 'money' | 'points'
  /** When what was earned is theirs; null: at once. */
  settlesAt: Date | null
  /** Who is paid for having invited them, each with their part of the price. */
  invited: readonly Invited[]
  villageId?: number | null
  interests?: readonly Interest[]
  /** To a questionnaire. */
  answers?: Chosen
  at: Date
}

export type Spent = typeof adSpendings.$inferSelect

/** Who gets what of a price; what nobody else gets is the house's. */
export function divide(share: Share, { reward, invited }: Pick<Spending, 'reward' | 'invited'>) {
  const { price, rewardCents, rewardPoints } = share
  const inMoney = (reward ?? (rewardCents > 0 ? 'money' : 'points')) === 'money'
  const [cents, points] = inMoney ? [rewardCents, 0] : [0, rewardPoints]
  const commission = invited.reduce((sum, one) => sum + one.cents, 0)
  const margin = price - cents - worthOf({ points }) - commission
  if (cents + points <= 0 || margin < 0)
    throw new Error(`A price of ${price} is no ${cents} cents, ${points} points, ${commission}`)
  return { cents, points, commission, margin }
}

/**
 * What was promised is paid, to the cent: to whoever did it, to who invited them, and the rest to the
 * house. Null where this subject was paid before. Call it inside a transaction.
 */
export async function spendShare(tx: Db, share: Share, spending: Spending): Promise<Spent | null> {
  const { userId, subject, villageId, interests = [], answers = {}, invited, at } = spending
  const { campaignId, advertiserId, taskId, price, day } = share
  const parts = divide(share, spending)
  const [spent] = await tx
    .insert(adSpendings)
    .values({
      ...{ userId, subject, campaignId, advertiserId, taskId, day, price, ...parts },
      villageId: villageId ?? 0,
      interests: [...interests],
      answers,
      invited: [...invited],
      spentAt: at,
    })
    .onConflictDoNothing()
    .returning()
  if (!spent) return null
  await changeCampaign(tx, campaignId, {
    reserved: sql`${adCampaigns.reserved} - ${price}`,
    spent: sql`${adCampaigns.spent} + ${price}`,
  })
  await pay(tx, spent, spending)
  const where = { campaignId, taskId, villageId: spent.villageId, day }
  await countAdDay(tx, { ...where, completed: 1, cents: price })
  return spent
}

async function pay(tx: Db, spent: Spent, { title, settlesAt, at }: Spending): Promise<void> {
  const { userId, subject, cents, points, margin, invited, campaignId } = spent
  const from = ofAdCampaign(campaignId)
  const income = { subject, title, from, settlesAt, at }
  if (cents > 0) await earn(tx, { ...income, userId, source: 'task', amount: cents })
  for (const inviter of invited.filter((one) => one.cents > 0)) {
    await earn(tx, { ...income, userId: inviter.userId, source: 'invite', amount: inviter.cents })
  }
  const entry = { from, title, subject, at }
  if (points > 0) {
    const worth = worthOf({ points })
    await mustTransfer(tx, { ...entry, to: ofHouse('points'), amount: worth })
    await credit(tx, { userId, currency: 'points', amount: points, from: 'task', title, at })
  }
  if (margin > 0) await mustTransfer(tx, { ...entry, to: ofHouse('margin'), amount: margin })
}
