import { eq } from 'drizzle-orm'
import { acceptedAt, agreementInForce, say } from '@server/areas/agreement/agreement'
import { releaseKind } from '@server/areas/upload/upload'
import type { Context } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { identities } from './tables'

const agreement = 'identity'

type Surroundings = Pick<Context<'/user/nameVerify/consent'>, 'db' | 'now' | 'user'>

/** When somebody agreed to the notice in force by itself; null: they have not, or took it back. */
export const consentedAt = ({ db, now, user }: Surroundings) =>
  acceptedAt(db, user.userId, agreement, now)

export async function needConsent(surroundings: Surroundings): Promise<void> {
  if (!(await consentedAt(surroundings))) throw new Refusal('identityConsentNeeded')
}

/** Only to what was read: a notice that has changed meanwhile is read again. */
export async function consent(surroundings: Surroundings, version: string): Promise<void> {
  const { db, now, user } = surroundings
  if (version !== agreementInForce(agreement, now).version)
    throw new Refusal('invalid', '告知书刚刚更新了，请重新阅读')
  if (await consentedAt(surroundings)) return
  await say(db, { userId: user.userId, agreement, said: 'accepted', now })
}

/** Name, number and every photo go, wherever the verification stood. */
export async function withdraw(surroundings: Surroundings): Promise<void> {
  const { db, now, user } = surroundings
  const { userId } = user
  await db.delete(identities).where(eq(identities.userId, userId))
  await releaseKind(db, { userId, kind: 'identity' }, now)
  await say(db, { userId, agreement, said: 'withdrawn', now })
}
