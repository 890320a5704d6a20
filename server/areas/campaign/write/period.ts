import { eq } from 'drizzle-orm'
import { endOfDayAfter, startOfDay } from '@server/calendar'
import type { Db } from '@server/database/database'
import { campaigns, type Definition } from '@server/areas/programme/programme'

export interface Period {
  startsAt: Date
  endsAt: Date
}

interface Coming {
  /** It begins anew, as if it were new. */
  restart: boolean
  now: Date
}

/** Days are counted from the first import: correcting a file moves nothing that it does not say. */
export async function periodFor(
  tx: Db,
  { key, period: written }: Definition,
  { restart, now }: Coming,
): Promise<Period> {
  const [former] = restart
    ? []
    : await tx.select().from(campaigns).where(eq(campaigns.campaignKey, key))
  const { starts_at: starts, ends_at: ends, days } = written
  const startsAt = starts ? new Date(starts) : (former?.startsAt ?? startOfDay(now))
  if (ends) return { startsAt, endsAt: new Date(ends) }
  const moved =
    former?.definition.period.days !== days || startsAt.getTime() !== former?.startsAt.getTime()
  return { startsAt, endsAt: former && !moved ? former.endsAt : endOfDayAfter(startsAt, days! - 1) }
}
