import { sql } from 'drizzle-orm'
import { businessDay } from '@server/calendar'
import type { Context } from '@server/call/handler'
import { networksOf } from '@server/call/network'
import { keyedHash } from '@server/database/data-key'
import { type Counted, countFirst, countUp, readCounts } from '@server/areas/programme/programme'
import { campaignEvents } from '@server/areas/prize/prize'

type Surroundings = Pick<Context, 'db' | 'config' | 'address' | 'now'>

interface Seen {
  campaignKey: string
  event: string
  /** The app's own number on a phone, where it is told. */
  device: string | undefined
}

/** A whole village may look from behind one address; numbers made up by one are not visitors. */
const mostVisitorsOfHome = 500

/** Counts what happened on a page; the first view of a phone on a day makes a visitor besides. */
export async function countEvent(context: Surroundings, { campaignKey, event, device }: Seen) {
  const day = businessDay(context.now)
  const count = (name: string) =>
    context.db
      .insert(campaignEvents)
      .values({ campaignKey, day, event: name, times: 1 })
      .onConflictDoUpdate({
        target: [campaignEvents.campaignKey, campaignEvents.day, campaignEvents.event],
        set: { times: sql`${campaignEvents.times} + 1` },
      })
  await count(event)
  if (event !== 'view' || device === undefined) return
  const phone = keyedHash(context.config.dataKey, 'device', device)
  const visit = { subject: `visit ${phone}`, period: day }
  if (await isVisitor(context, campaignKey, visit)) await count('visitor')
}

/** Those of a network are counted before the phone is written down, so that no script fills the table. */
async function isVisitor(
  { db, config, address }: Surroundings,
  campaignKey: string,
  visit: Counted,
): Promise<boolean> {
  const known = await readCounts(db, campaignKey, [visit.subject])
  if (known(visit) > 0) return false
  for (const { hash, homes } of networksOf(config.dataKey, address)) {
    const visitors = { subject: `visits ${hash}`, period: visit.period }
    const most = mostVisitorsOfHome * homes
    if ((await countUp(db, campaignKey, visitors, most)) === null) return false
  }
  return countFirst(db, campaignKey, visit)
}
