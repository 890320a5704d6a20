import { eq } from 'drizzle-orm'
import { remind } from '@server/areas/message/message'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { locationPartners } from '../tables'
import { activities } from './activities'
import type { Application } from './apply'
import { partnerStates } from './states'

/** Locked, whoever answers too comes after. */
export async function findApplication(
  db: Db,
  applicationId: string,
  lock?: 'locked',
): Promise<Application> {
  const query = db
    .select()
    .from(locationPartners)
    .where(eq(locationPartners.applicationId, applicationId))
  const [found] = await (lock ? query.for('update') : query)
  if (!found) throw new Refusal('notFound', '没有这个申请，它可能换成了新的，请刷新后再看')
  return found
}

interface Answering {
  applicationId: string
  /** Null where the house does it at its desk. */
  by: string | null
  pass: boolean
  words: string
  now: Date
}

/** Once, by somebody else than who applied, who is told. */
export async function answer(tx: Db, answering: Answering): Promise<Application> {
  const { applicationId, by, pass, words, now } = answering
  const application = await findApplication(tx, applicationId, 'locked')
  const { userId, activity, state } = application
  if (userId === by) throw new Refusal('forbidden', '自己的申请由别的拓展员答复')
  const to = pass ? 'accepted' : 'refused'
  partnerStates.check(state, to)
  const answered = { state: to, answer: words, answeredBy: by, answeredAt: now } as const
  await tx
    .update(locationPartners)
    .set(answered)
    .where(eq(locationPartners.applicationId, applicationId))
  await remind(tx, {
    ...{ userId, kind: 'partnerAnswered', about: applicationId, at: now },
    facts: { title: activities[activity].title, accepted: pass, answer: words },
  })
  return { ...application, ...answered }
}
