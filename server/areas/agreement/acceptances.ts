import { asc, eq } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import { agreementInForce } from './versions'
import type { AgreementKey } from './document'
import { agreementAcceptances } from './tables'

export interface Saying {
  userId: string
  agreement: AgreementKey
  said: 'accepted' | 'withdrawn'
  now: Date
}

/** Writes down what somebody says to the version in force. */
export async function say(tx: Db, { now, ...saying }: Saying): Promise<void> {
  await tx.insert(agreementAcceptances).values({
    ...saying,
    acceptanceId: uuidv7(now.getTime()),
    version: agreementInForce(saying.agreement, now).version,
    saidAt: now,
  })
}

/** All that somebody ever said, oldest first. */
export const saidBy = (db: Db, userId: string) =>
  db
    .select()
    .from(agreementAcceptances)
    .where(eq(agreementAcceptances.userId, userId))
    .orderBy(asc(agreementAcceptances.saidAt), asc(agreementAcceptances.acceptanceId))

/** When somebody said yes to the version in force, unless they have taken it back; else null. */
export async function acceptedAt(
  db: Db,
  userId: string,
  agreement: AgreementKey,
  now: Date,
): Promise<Date | null> {
  const last = (await saidBy(db, userId)).filter((one) => one.agreement === agreement).at(-1)
  const { version } = agreementInForce(agreement, now)
  return last?.said === 'accepted' && last.version === version ? last.saidAt : null
}
