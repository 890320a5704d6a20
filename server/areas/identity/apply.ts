import { eq } from 'drizzle-orm'
import { uuidv7 } from '@server/database/uuid'
import type { Context } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { hashIdNumber, type Person, sealPerson } from './person'
import { claimPhotos, releasePhotos } from './photos'
import { states } from './states'
import { identities } from './tables'

interface Application extends Person {
  userId: string
  frontId: string
  backId: string
}

/**
 * A new case in place of a refused one, whose photos go. Whether its number verifies another account
 * already is for the house to see: a stranger who tries numbers is told nothing.
 */
export async function apply(
  { db, config, now }: Pick<Context, 'db' | 'config' | 'now'>,
  { userId, frontId, backId, ...person }: Application,
) {
  if (frontId === backId) throw new Refusal('invalid', '请分别上传身份证的正面和反面')
  const [former] = await db
    .select()
    .from(identities)
    .where(eq(identities.userId, userId))
    .for('update')
  states.check(former?.state ?? 'none', 'waiting')
  const caseId = uuidv7(now.getTime())
  const values = {
    caseId,
    state: 'waiting' as const,
    numberHash: hashIdNumber(config.dataKey, person.idNumber),
    sealed: sealPerson(config.dataKey, userId, person),
    frontId,
    backId,
    reason: null,
    submittedAt: now,
    decidedAt: null,
  }
  const written = await db
    .insert(identities)
    .values({ userId, ...values })
    .onConflictDoUpdate({
      target: identities.userId,
      set: values,
      setWhere: eq(identities.state, 'refused'),
    })
    .returning({ userId: identities.userId })
  if (written.length === 0) throw new Refusal('identityWaiting')
  if (former) await releasePhotos(db, former.caseId, now)
  await claimPhotos(db, { userId, caseId, uploadIds: [frontId, backId] }, now)
}
