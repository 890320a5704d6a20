import { and, eq, ne } from 'drizzle-orm'
import { takeBackGift } from '@server/areas/catalogue/catalogue'
import { balances, debit } from '@server/areas/wallet/wallet'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { savepoint } from '@server/database/transaction'
import type { PrizeType } from '@server/areas/programme/programme'
import { campaignReceipts } from '../tables'
import type { Receipt } from './receipt'
import { markReturned } from './receipts'

/** What could be taken back of something that was received, in words. */
type Taker = (tx: Db, receipt: Receipt, at: Date) => Promise<{ gone: boolean; words: string }>

/** As much as is left: nobody is brought below nothing. */
const takeCoins: Taker = async (tx, { userId, type, amount, facts }, at) => {
  const currency = type === 'gold' ? 'gold' : 'points'
  const left = Math.min(amount, (await balances(tx, userId))[currency])
  const title = `${facts.campaign}·收回`
  if (left > 0) await debit(tx, { userId, currency, amount: left, from: 'gift', title, at })
  return {
    gone: true,
    words: left < amount ? `收回 ${left}，其余 ${amount - left} 已经用掉` : '收回',
  }
}

const takeGoods: Taker = async (tx, { userId, orderSn }, at) => {
  if (!orderSn) return { gone: true, words: '没有寄出，不再寄' }
  try {
    await savepoint(tx, (inner) => takeBackGift(inner, { userId, orderSn }, at))
    return { gone: true, words: '收回' }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { gone: false, words: `收不回：${error.message}` }
  }
}

const takers: Record<PrizeType, Taker> = {
  points: takeCoins,
  gold: takeCoins,
  goods: takeGoods,
  code: () => Promise.resolve({ gone: false, words: '券码已经给出，收不回' }),
}

interface Whose {
  campaignKey: string
  userId: string
}

/** Takes back what somebody received in a campaign, as far as it is there, and says what of each. */
export async function takeBackAll(tx: Db, { campaignKey, userId }: Whose, at: Date) {
  const { campaignKey: key, userId: owner, state } = campaignReceipts
  const receipts = await tx
    .select()
    .from(campaignReceipts)
    .where(and(eq(key, campaignKey), eq(owner, userId), ne(state, 'returned')))
    .for('update')
  const told: string[] = []
  for (const receipt of receipts) {
    const { gone, words } = await takers[receipt.type](tx, receipt, at)
    if (gone) await markReturned(tx, userId, receipt.receiptId)
    told.push(`${receipt.facts.name}：${words}`)
  }
  return told
}
