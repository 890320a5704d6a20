import { randomInt } from 'node:crypto'
import { businessDay } from '@server/calendar'
import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'
import { Refusal } from '@server/call/refusal'
import type { Campaign, StockedPrize } from '@server/areas/programme/programme'
import { available, refusalIn } from '@server/areas/programme/programme'

/**
 * One of a prize, of its stock and of its day, while the campaign is open. A day that is full
 * leaves the stock taken: the refusal that follows rolls both back.
 */
const takeText = `
  with taken as (
    update campaign_prizes prize set stock = stock - 1, given = given + 1
    from campaigns campaign
    where prize.campaign_key = $1 and prize.prize_key = $2 and prize.stock > 0
      and campaign.campaign_key = $1 and not campaign.paused
      and campaign.starts_at <= $4 and campaign.ends_at > $4
    returning prize.daily
  ),
  today as (
    insert into campaign_prize_days as day (campaign_key, prize_key, day, given)
    select $1, $2, $3::date, 1 from taken where daily is null or daily > 0
    on conflict (campaign_key, prize_key, day) do update set given = day.given + 1
    where (select daily is null or day.given < daily from taken)
    returning 1
  )
  select exists (select from taken) as taken, exists (select from today) as today`

async function take(tx: Db, campaignKey: string, prizeKey: string, now: Date) {
  const [steps] = await statement<{ taken: boolean; today: boolean }>(
    tx,
    'campaign_take',
    takeText,
    [campaignKey, prizeKey, businessDay(now), now],
  )
  return steps!
}

/** Takes the prize that was chosen. */
export async function takeChosen(tx: Db, campaign: Campaign, prize: StockedPrize, now: Date) {
  const { taken, today } = await take(tx, campaign.key, prize.key, now)
  if (!taken)
    throw new Refusal(
      'prizesGone',
      campaign.prizes.length > 1 ? gone(prize) : campaign.definition.words.soldOut,
    )
  if (!today) throw refusalIn(campaign, 'soldOutToday') ?? new Refusal('soldOutToday')
}

const gone = ({ name }: StockedPrize) => `“${name}”已经领完了，看看别的奖品吧`

/** Each in 10 000, as the stock stands. */
export function oddsOf(prizes: readonly StockedPrize[]): Map<string, number> {
  const weightOf = (prize: StockedPrize) => (available(prize) > 0 ? (prize.weight ?? 0) : 0)
  const sum = prizes.reduce((total, prize) => total + weightOf(prize), 0)
  return new Map(
    prizes.map((prize) => [prize.key, sum && Math.round((weightOf(prize) * 10_000) / sum)]),
  )
}

/** Draws by weight among what is left of these; whoever is too late for the one drawn draws again. */
export async function takeDrawn(
  tx: Db,
  campaign: Campaign,
  now: Date,
  prizes: readonly StockedPrize[] = campaign.prizes,
): Promise<StockedPrize> {
  let pool = prizes.filter((prize) => available(prize) > 0 && prize.weight)
  while (pool.length > 0) {
    const drawn = draw(pool)
    const got = await tx
      .transaction(async (step) => {
        const { taken, today } = await take(step, campaign.key, drawn.key, now)
        if (taken && !today) throw new DayFull()
        return taken
      })
      .catch((error: unknown) => {
        if (error instanceof DayFull) return false
        throw error
      })
    if (got) return drawn
    pool = pool.filter(({ key }) => key !== drawn.key)
  }
  throw new Refusal('prizesGone', campaign.definition.words.soldOut)
}

class DayFull extends Error {}

function draw(pool: readonly StockedPrize[]): StockedPrize {
  const sum = pool.reduce((total, { weight = 0 }) => total + weight, 0)
  let place = randomInt(sum)
  for (const prize of pool) {
    place -= prize.weight ?? 0
    if (place < 0) return prize
  }
  return pool[pool.length - 1]!
}

/** Puts back what an order held that nobody paid for. */
export async function putBack(tx: Db, campaignKey: string, prizeKey: string, day: string) {
  await statement(
    tx,
    'campaign_put_back',
    `with day as (
       update campaign_prize_days set given = given - 1
       where campaign_key = $1 and prize_key = $2 and day = $3::date and given > 0
     )
     update campaign_prizes set stock = stock + 1, given = given - 1
     where campaign_key = $1 and prize_key = $2`,
    [campaignKey, prizeKey, day],
  )
}
