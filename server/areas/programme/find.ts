import { eq } from 'drizzle-orm'
import { businessDay } from '@server/calendar'
import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'
import { Refusal } from '@server/call/refusal'
import type { Definition, Prize } from './definition'
import { campaignPrizes } from './tables'

export interface Stock {
  prize_key: string
  stock: number
  given: number
  daily: number | null
  given_today: number
}

/** A prize as it is written down, and how much of it there is. */
export type StockedPrize = Omit<Prize, 'stock' | 'daily'> & Omit<Stock, 'prize_key'>

export interface Campaign {
  key: string
  definition: Definition
  version: number
  startsAt: Date
  endsAt: Date
  paused: boolean
  prizes: StockedPrize[]
}

interface Row {
  campaign_key: string
  definition: Definition
  version: number
  starts_at: string
  ends_at: string
  paused: boolean
  stocks: Stock[]
}

const inForce = `campaign.campaign_key, campaign.definition, campaign.version,
  campaign.starts_at, campaign.ends_at, campaign.paused`

/** As somebody bought it, where that is told; what is left of it is as of now. */
const asSold = `campaign.campaign_key, coalesce(sold.definition, campaign.definition) as definition,
  coalesce(sold.version, campaign.version) as version,
  campaign.starts_at, campaign.ends_at, campaign.paused`

const stocks = `coalesce((
    select json_agg(json_build_object(
      'prize_key', prize.prize_key, 'stock', prize.stock, 'given', prize.given,
      'daily', prize.daily, 'given_today', coalesce(day.given, 0)
    ))
    from campaign_prizes prize
    left join campaign_prize_days day on day.campaign_key = prize.campaign_key
      and day.prize_key = prize.prize_key and day.day = $1
    where prize.campaign_key = campaign.campaign_key and prize.retired_at is null
  ), '[]') as stocks`

export interface Which {
  key?: string | undefined
  route?: string | undefined
  /** The version that something was sold under; the one in force where it is left out. */
  version?: number | undefined
}

/** A campaign by its key, or by the address of a page. */
export async function findCampaign(
  db: Db,
  { key, route, version }: Which,
  now: Date,
): Promise<Campaign> {
  const [row] = await statement<Row>(
    db,
    'campaign_found',
    `select ${asSold}, ${stocks} from campaigns campaign
     left join campaign_versions sold
       on sold.campaign_key = campaign.campaign_key and sold.version = $4
     where campaign.campaign_key = coalesce(
       $2::text, (select campaign_key from campaign_routes where route = $3)
     )`,
    [businessDay(now), key ?? null, route ?? null, version ?? null],
  )
  if (!row) throw new Refusal('notFound', '没有找到这个活动，看看别的活动吧')
  return campaignOf(row)
}

/** The same while nobody else can take of its prizes: what it says of them holds until the end. */
export async function lockCampaign(
  tx: Db,
  key: string,
  now: Date,
  version?: number,
): Promise<Campaign> {
  await lockPrizes(tx, key)
  return findCampaign(tx, { key, version }, now)
}

/** In one order for all. */
export const lockPrizes = (tx: Db, key: string) =>
  tx
    .select()
    .from(campaignPrizes)
    .where(eq(campaignPrizes.campaignKey, key))
    .orderBy(campaignPrizes.prizeKey)
    .for('update')

/** The public address of its page. */
export const linkOf = ({ key, routes }: Pick<Definition, 'key' | 'routes'>) =>
  routes[0] ?? `/subjectPage?key=${key}`

/** Those that are open or come within a week; pages that only lead to others are none of them. */
export async function listCampaigns(db: Db, now: Date, after: string, most: number) {
  const rows = await statement<Row>(
    db,
    'campaign_list',
    `select ${inForce}, ${stocks} from campaigns campaign
     where ends_at > $2 and not paused and starts_at < $2::timestamptz + interval '7 days'
       and kind <> 'subject'
       and campaign.campaign_key > $3
     order by campaign.campaign_key limit $4`,
    [businessDay(now), now, after, most],
  )
  return rows.map(campaignOf)
}

const nothingLeft = { stock: 0, given: 0, daily: null, given_today: 0 }

function campaignOf(row: Row): Campaign {
  const stocks = new Map(row.stocks.map((stock) => [stock.prize_key, stock]))
  return {
    key: row.campaign_key,
    definition: row.definition,
    version: row.version,
    startsAt: new Date(row.starts_at),
    endsAt: new Date(row.ends_at),
    paused: row.paused,
    prizes: row.definition.prizes.map((prize) => ({
      ...prize,
      ...(stocks.get(prize.key) ?? nothingLeft),
    })),
  }
}
