import { and, eq, inArray, ne } from 'drizzle-orm'
import { sqlState } from '@server/database/failover'
import { uuidv7 } from '@server/database/uuid'
import type { Context } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { hashesOfIdNumber, hashIdNumber, type Person, sealPerson } from './person'
import { claimPhotos, releasePhotos } from './photos'
import { states } from './states'
import { identities } from './tables'

interface Application extends Person {
  userId: string
  frontId: string
  backId: string
}

const uniqueViolation = '23505'

/** A new case in place of a refused one, whose photos go. */
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
  await refuseTakenBefore({ db, config }, person.idNumber)
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
    .catch(refuseTaken)
  if (written.length === 0) throw new Refusal('identityWaiting')
  if (former) await releasePhotos(db, former.caseId, now)
  await claimPhotos(db, { userId, caseId, uploadIds: [frontId, backId] }, now)
}

/** The index sees hashes of the present key alone. */
async function refuseTakenBefore({ db, config }: Pick<Context, 'db' | 'config'>, number: string) {
  const [, ...former] = hashesOfIdNumber(config.dataKey, number)
  if (former.length === 0) return
  const taken = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(inArray(identities.numberHash, former), ne(identities.state, 'refused')))
  if (taken.length > 0) throw new Refusal('identityTaken')
}

/** One number stands for one account, whoever came first. */
function refuseTaken(error: unknown): never {
  throw sqlState(error) === uniqueViolation ? new Refusal('identityTaken') : error
}
