import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { adCampaigns, adDays } from '../tables'

/** Whose days are looked at; days are business days, both ends included. */
export interface Span {
  advertiserId?: number
  campaignId?: number | undefined
  from: string
  to: string
}

const of = (column: SQL.Aliased | SQL) => sql<number>`coalesce(sum(${column}), 0)::float8`

export const sums = {
  exposure: of(sql`${adDays.exposure}`),
  opened: of(sql`${adDays.opened}`),
  started: of(sql`${adDays.started}`),
  completed: of(sql`${adDays.completed}`),
  cents: of(sql`${adDays.cents}`),
}

export interface Funnel {
  exposure: number
  opened: number
  started: number
  completed: number
  cents: number
}

export const within = ({ advertiserId, campaignId, from, to }: Span) =>
  and(
    advertiserId === undefined ? undefined : eq(adCampaigns.advertiserId, advertiserId),
    campaignId === undefined ? undefined : eq(adDays.campaignId, campaignId),
    gte(adDays.day, from),
    lte(adDays.day, to),
  )

export async function sumOf(db: Db, span: Span): Promise<Funnel> {
  const [row] = await db
    .select(sums)
    .from(adDays)
    .innerJoin(adCampaigns, eq(adCampaigns.campaignId, adDays.campaignId))
    .where(within(span))
  return row!
}

const none: Funnel = { exposure: 0, opened: 0, started: 0, completed: 0, cents: 0 }

export const together = (all: readonly Funnel[]): Funnel =>
  all.reduce(
    (sum, one) => ({
      exposure: sum.exposure + one.exposure,
      opened: sum.opened + one.opened,
      started: sum.started + one.started,
      completed: sum.completed + one.completed,
      cents: sum.cents + one.cents,
    }),
    none,
  )
