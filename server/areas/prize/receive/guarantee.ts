import type { Db } from '@server/database/database'
import { Refusal } from '@server/call/refusal'
import type { Campaign, StockedPrize, Counted } from '@server/areas/programme/programme'
import { countUp, moveCount, available } from '@server/areas/programme/programme'
import { takeDrawn } from './stock'

/** How many draws in a row brought none of the better prizes. */
export const dryCount = (userId: string): Counted => ({ subject: `dry ${userId}`, period: 'once' })

/** The better prizes that there still are. Once all are given there is no promise any more. */
const promisedOf = ({ prizes, definition: { guarantee } }: Campaign) =>
  prizes.filter(({ key, stock }) => stock > 0 && guarantee?.prizes.includes(key))

/** What a draw did to the count, so that an order that falls through can undo it. */
export interface Drawing {
  before: number
  better: boolean
}

/**
 * Draws for somebody. The count is locked before any stock, so that of many draws at once each is
 * counted, and only the one whose turn it is is certain.
 */
export async function drawFor(
  tx: Db,
  campaign: Campaign,
  userId: string,
  now: Date,
): Promise<{ prize: StockedPrize; drawing: Drawing | null }> {
  const { guarantee } = campaign.definition
  const promised = promisedOf(campaign)
  if (!guarantee || promised.length === 0)
    return { prize: await takeDrawn(tx, campaign, now), drawing: null }
  const counted = dryCount(userId)
  const times = (await countUp(tx, campaign.key, counted))!
  const certain = times >= guarantee.every
  if (certain && promised.every((prize) => available(prize) === 0))
    throw new Refusal('soldOutToday', `今天的${guarantee.text}抽完了，您的保底留到明天`)
  const prize = await takeDrawn(tx, campaign, now, certain ? promised : undefined)
  const better = guarantee.prizes.includes(prize.key)
  if (better) await moveCount(tx, campaign.key, counted, -times)
  return { prize, drawing: { before: times - 1, better } }
}

/** An order that was not paid for is as if it had never been drawn. */
export const undraw = (
  tx: Db,
  campaignKey: string,
  userId: string,
  { before, better }: Drawing,
): Promise<void> => moveCount(tx, campaignKey, dryCount(userId), better ? before : -1)

/** What is promised, and how far somebody is; empty where nothing is. */
export function guaranteeWords(campaign: Campaign, dry: number): string {
  const { guarantee } = campaign.definition
  if (!guarantee) return ''
  const { every, text } = guarantee
  if (promisedOf(campaign).length === 0) return `${text}已经全部送出，保底停止。`
  const promise = `连续 ${every - 1} 次没有抽到${text}，第 ${every} 次必得其一。`
  if (dry === 0) return promise
  const left = Math.max(1, every - dry)
  return left === 1 ? `${promise}您下一次必得。` : `${promise}您再抽 ${left} 次必得。`
}
