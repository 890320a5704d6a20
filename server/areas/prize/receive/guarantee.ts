import { drawLot } from '@server/areas/draw/draw'
import type { Db } from '@server/database/database'
import { Refusal } from '@server/call/refusal'
import type { Campaign, StockedPrize, Counted } from '@server/areas/programme/programme'
import { available, countUp, moveCount, readCounts } from '@server/areas/programme/programme'
import { gameOf, publishOddsOf } from './odds'
import { takePrize } from './stock'

/** How many draws in a row brought none of the better prizes. */
export const dryCount = (userId: string): Counted => ({ subject: `dry ${userId}`, period: 'once' })

/** The better prizes that there still are. Once all are given there is no promise any more. */
const promisedOf = ({ prizes, definition: { guarantee } }: Campaign) =>
  prizes.filter(({ key, stock }) => stock > 0 && guarantee?.prizes.includes(key))

/** Who is certain of one waits for tomorrow where today has no more of them. */
function certainOf({ definition: { guarantee } }: Campaign, promised: StockedPrize[], nth: number) {
  if (!guarantee || nth < guarantee.every) return false
  if (promised.every((prize) => available(prize) === 0))
    throw new Refusal('soldOutToday', `今天的${guarantee.text}抽完了，您的保底留到明天`)
  return true
}

/** Refuses a box whose draw could not bring what it has to. */
export async function refuseEmptyPromise(tx: Db, campaign: Campaign, userId: string) {
  const promised = promisedOf(campaign)
  if (promised.length === 0) return
  const counted = dryCount(userId)
  const counts = await readCounts(tx, campaign.key, [counted.subject])
  certainOf(campaign, promised, counts(counted) + 1)
}

/** For whom something is drawn, and the number of the order or of the receipt. */
interface Drawing {
  userId: string
  drawnFor: string
  /** Theirs, as they were shown it before. */
  ownSeed: string
  now: Date
}

/** Draws for somebody. Call it with a locked campaign, so that of many draws at once each is counted. */
export async function drawFor(tx: Db, campaign: Campaign, drawing: Drawing): Promise<Drawn> {
  const promised = promisedOf(campaign)
  if (promised.length === 0) return takeDrawn(tx, campaign, drawing)
  const counted = dryCount(drawing.userId)
  const nth = (await countUp(tx, campaign.key, counted))!
  const certain = certainOf(campaign, promised, nth)
  const drawn = await takeDrawn(tx, campaign, drawing, certain ? promised : undefined)
  const better = campaign.definition.guarantee?.prizes.includes(drawn.prize.key)
  if (better) await moveCount(tx, campaign.key, counted, -nth)
  return drawn
}

interface Drawn {
  prize: StockedPrize
  drawId: string
}

/** One of what is left, or of what was promised; the last of a prize changes the odds at once. */
async function takeDrawn(
  tx: Db,
  campaign: Campaign,
  { userId, drawnFor, ownSeed, now }: Drawing,
  promised?: readonly StockedPrize[],
): Promise<Drawn> {
  const draw = await drawLot(tx, gameOf(campaign), {
    ...{ userId, drawnFor, ownSeed, at: now },
    promised: promised?.map(({ key }) => key),
  })
  if (!draw) throw new Refusal('prizesGone', campaign.definition.words.soldOut)
  const prize = campaign.prizes.find(({ key }) => key === draw.result)!
  await takePrize(tx, campaign, { prize, now, kept: true })
  if (available(prize) === 1) await publishOddsOf(tx, campaign.key, now)
  return { prize, drawId: draw.drawId }
}

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
