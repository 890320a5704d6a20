import type { Thing } from '@server/areas/order/order'
import { businessDay } from '@server/calendar'
import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'
import type { Stock } from './find'
import { type Definition, isHelpedDraw } from './definition'
import { forMoneyAlone } from './sale'

const told = [
  'key',
  'kind',
  'routes',
  'title',
  'subtitle',
  'look',
  'hours',
  'words',
  'pick',
] as const

type Told = Pick<Definition, (typeof told)[number]>

export interface Teaser extends Told {
  /** Missing of what was written before it was asked for. */
  forMoneyAlone?: Thing[][]
  /** Missing of the same. */
  helpedDraw?: boolean
}

/** What a card says of a campaign, kept beside the whole of it. */
export const teaserOf = (definition: Definition): Teaser => ({
  ...(Object.fromEntries(told.map((name) => [name, definition[name]])) as Told),
  forMoneyAlone: forMoneyAlone(definition),
  helpedDraw: isHelpedDraw(definition),
})

/** A campaign as far as a card shows it. */
export interface Teased {
  key: string
  definition: Teaser
  startsAt: Date
  endsAt: Date
  paused: boolean
  prizes: Pick<Stock, 'stock' | 'daily' | 'given_today'>[]
}

interface Row {
  teaser: Teaser
  starts_at: string
  ends_at: string
  stocks: Teased['prizes']
}

/** The place after which a list goes on: what ends sooner comes first. */
export interface After {
  endsAt: string
  key: string
}

export const fromTheStart: After = { endsAt: '-infinity', key: '' }

/** Those that run or come within a week; pages that only lead to others are none of them. */
export async function listTeasers(
  db: Db,
  now: Date,
  most: number,
  after: After = fromTheStart,
): Promise<Teased[]> {
  const rows = await statement<Row>(
    db,
    'campaign_teasers',
    `select campaign.teaser, campaign.starts_at, campaign.ends_at, coalesce((
       select json_agg(json_build_object(
         'stock', prize.stock, 'daily', prize.daily, 'given_today', coalesce(day.given, 0)
       ))
       from campaign_prizes prize
       left join campaign_prize_days day on day.campaign_key = prize.campaign_key
         and day.prize_key = prize.prize_key and day.day = $1
       where prize.campaign_key = campaign.campaign_key and prize.retired_at is null
     ), '[]') as stocks
     from campaigns campaign
     where ends_at > $2 and not paused and starts_at < $2::timestamptz + interval '7 days'
       and kind <> 'subject'
       and (ends_at, campaign_key) > ($3::timestamptz, $4)
     order by ends_at, campaign_key limit $5`,
    [businessDay(now), now, after.endsAt, after.key, most],
  )
  return rows.map(({ teaser, starts_at, ends_at, stocks }) => ({
    key: teaser.key,
    definition: teaser,
    startsAt: new Date(starts_at),
    endsAt: new Date(ends_at),
    paused: false,
    prizes: stocks,
  }))
}
