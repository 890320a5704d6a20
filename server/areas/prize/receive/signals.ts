import { noteFarming } from '@server/areas/farming/farming'
import type { Db } from '@server/database/database'
import { businessDay } from '@server/calendar'
import { countPeople } from '@server/areas/programme/programme'
import type { Subjects } from '../rules/limits'

/** From how many people a day on one device or network, who receive or help, it looks like farming. */
const suspicious = { device: 2, network: 8 }

interface Seen {
  campaignKey: string
  userId: string
  subjects: Pick<Subjects, 'device' | 'network'>
  now: Date
}

/** Writes down what looks like farming; people look at it, and nobody is refused for it. */
export async function watchFarming(tx: Db, { campaignKey, userId, subjects, now }: Seen) {
  for (const kind of ['device', 'network'] as const) {
    const subject = subjects[kind]
    if (subject === null) continue
    const seen = { subject: `seen ${kind} ${subject}`, period: businessDay(now) }
    const times = await countPeople(tx, campaignKey, seen, userId)
    if (times === null || times < suspicious[kind]) continue
    await noteFarming(tx, { campaignKey, kind, userId, subject, times, seenAt: now })
  }
}
