import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'
import { uuidv7 } from '@server/database/uuid'
import { businessDay } from '@server/calendar'
import { farmingSignals } from '../tables'
import type { Subjects } from '../rules/limits'

/** From how many people a day on one device or network it looks like farming. */
const suspicious = { device: 2, network: 8 }

interface Seen {
  campaignKey: string
  userId: string
  subjects: Subjects
  now: Date
}

type Signal = Omit<typeof farmingSignals.$inferInsert, 'signalId'> & { seenAt: Date }

/** For people to look at. */
export const noteFarming = (tx: Db, signal: Signal) =>
  tx.insert(farmingSignals).values({ ...signal, signalId: uuidv7(signal.seenAt.getTime()) })

/** Writes down what looks like farming; people look at it, and nobody is refused for it. */
export async function watchFarming(tx: Db, { campaignKey, userId, subjects, now }: Seen) {
  for (const kind of ['device', 'network'] as const) {
    const subject = subjects[kind]
    if (subject === null) continue
    const times = await countSeen(tx, campaignKey, `seen ${kind} ${subject}`, now)
    if (times < suspicious[kind]) continue
    await noteFarming(tx, { campaignKey, kind, userId, subject, times, seenAt: now })
  }
}

async function countSeen(tx: Db, campaignKey: string, subject: string, now: Date) {
  const [row] = await statement<{ times: number }>(
    tx,
    'campaign_seen',
    `insert into campaign_counts as mine (campaign_key, subject, period, times)
     values ($1, $2, $3, 1)
     on conflict (campaign_key, subject, period) do update set times = mine.times + 1
     returning times`,
    [campaignKey, subject, businessDay(now)],
  )
  return row!.times
}
