import { sql } from 'drizzle-orm'
import { businessDay } from '@server/calendar'
import type { Db } from '@server/database/database'
import { countFirst } from '@server/areas/programme/programme'
import { campaignEvents } from '@server/areas/prize/prize'

interface Seen {
  campaignKey: string
  event: string
  /** The app's own number on a phone, where it is told. */
  device: string | undefined
  now: Date
}

/** Counts what happened on a page; the first view of a phone on a day makes a visitor besides. */
export async function countEvent(db: Db, { campaignKey, event, device, now }: Seen) {
  const day = businessDay(now)
  const count = (name: string) =>
    db
      .insert(campaignEvents)
      .values({ campaignKey, day, event: name, times: 1 })
      .onConflictDoUpdate({
        target: [campaignEvents.campaignKey, campaignEvents.day, campaignEvents.event],
        set: { times: sql`${campaignEvents.times} + 1` },
      })
  await count(event)
  if (event !== 'view' || device === undefined) return
  const visit = { subject: `visit ${device}`, period: day }
  if (await countFirst(db, campaignKey, visit)) await count('visitor')
}
