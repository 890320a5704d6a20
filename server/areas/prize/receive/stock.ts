import { businessDay } from '@server/calendar'
import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'
import { Refusal } from '@server/call/refusal'
import type { Campaign, StockedPrize } from '@server/areas/programme/programme'
import { refusalIn } from '@server/areas/programme/programme'

/**
 * One of a prize, of its stock and of its day, while the campaign is open or where one was kept. A
 * day that is full leaves the stock taken: the refusal that follows rolls both back.
 */
const takeText = `
  with taken as (
    update campaign_prizes prize set stock = stock - 1, given = given + 1
    from campaigns campaign
    where prize.campaign_key = $1 and prize.prize_key = $2 and prize.stock > 0
      and campaign.campaign_key = $1
      and ($5 or not campaign.paused and campaign.starts_at <= $4 and campaign.ends_at > $4)
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

interface Taking {
  prize: StockedPrize
  now: Date
  /** It was kept while the campaign was open. */
  kept?: boolean
}

/** Takes this prize of a campaign. */
export async function takePrize(tx: Db, campaign: Campaign, { prize, now, kept = false }: Taking) {
  const [steps] = await statement<{ taken: boolean; today: boolean }>(
    tx,
    'campaign_take',
    takeText,
    [campaign.key, prize.key, businessDay(now), now, kept],
  )
  const { taken, today } = steps!
  if (!taken)
    throw new Refusal(
      'prizesGone',
      campaign.prizes.length > 1 ? gone(prize) : campaign.definition.words.soldOut,
    )
  if (!today) throw refusalIn(campaign, 'soldOutToday') ?? new Refusal('soldOutToday')
}

const gone = ({ name }: StockedPrize) => `“${name}”已经领完了，看看别的奖品吧`

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
