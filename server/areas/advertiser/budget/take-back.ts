import { and, eq, sql } from 'drizzle-orm'
import { takeBack } from '@server/areas/earnings/earnings'
import {
  balances,
  debit,
  mustTransfer,
  ofAdCampaign,
  ofHouse,
  worthOf,
} from '@server/areas/wallet/wallet'
import type { Db } from '@server/database/database'
import { changeCampaign } from '../campaigns'
import { countAdDay } from '../days'
import { adCampaigns, adSpendings } from '../tables'
import type { Spent } from './spend'

interface TakingBack {
  userId: string
  subject: string
  reason: string
  at: Date
}

/**
 * It was no honest completion: what was paid for it comes back to the budget as far as its owners
 * still have it. Returns the row with what did, part by part; null where it was taken back before.
 */
export async function takeBackShare(tx: Db, wanted: TakingBack): Promise<Spent | null> {
  const { userId, subject, at } = wanted
  const which = and(eq(adSpendings.userId, userId), eq(adSpendings.subject, subject))
  const [spent] = await tx.select().from(adSpendings).where(which).for('update')
  if (!spent || spent.takenBackAt) return null
  const { campaignId, taskId, villageId, day, cents } = spent
  const own = { userId, cents, source: 'task' } as const
  const back = {
    centsBack: await incomeBack(tx, own, wanted),
    commissionBack: await commissionBack(tx, spent, wanted),
    pointsBack: await pointsBack(tx, spent, wanted),
    marginBack: await houseBack(tx, spent, 'margin', spent.margin, wanted),
  }
  const returned = Object.values(back).reduce((sum, part) => sum + part, 0)
  await changeCampaign(tx, campaignId, { spent: sql`${adCampaigns.spent} - ${returned}` })
  await countAdDay(tx, { campaignId, taskId, villageId, day, completed: -1, cents: -returned })
  const set = { takenBackAt: at, ...back }
  return (await tx.update(adSpendings).set(set).where(which).returning())[0]!
}

interface Paid {
  userId: string
  source: 'task' | 'invite'
  cents: number
}

async function incomeBack(tx: Db, { cents, ...whose }: Paid, { subject, reason, at }: TakingBack) {
  return cents > 0 && (await takeBack(tx, { ...whose, subject }, reason, at)) ? cents : 0
}

async function commissionBack(tx: Db, { invited }: Spent, wanted: TakingBack): Promise<number> {
  let back = 0
  const told = { ...wanted, reason: '您请来的邻居没有按规则做完任务' }
  for (const one of invited) back += await incomeBack(tx, { ...one, source: 'invite' }, told)
  return back
}

/** As far as they are not spent already. */
async function pointsBack(tx: Db, spent: Spent, wanted: TakingBack): Promise<number> {
  const { userId, reason: title, at } = wanted
  const amount = Math.min(spent.points, (await balances(tx, userId)).points)
  if (amount > 0) await debit(tx, { userId, currency: 'points', amount, from: 'task', title, at })
  await houseBack(tx, spent, 'points', worthOf({ points: amount }), wanted)
  return amount
}

async function houseBack(
  tx: Db,
  { campaignId, subject }: Spent,
  part: 'points' | 'margin',
  amount: number,
  { reason: title, at }: TakingBack,
): Promise<number> {
  const [from, to] = [ofHouse(part), ofAdCampaign(campaignId)]
  if (amount > 0) await mustTransfer(tx, { from, to, amount, title, subject, at })
  return amount
}
