import { eq } from 'drizzle-orm'
import { isTaken } from '@server/database/failover'
import type { Context } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { hashFormerPhone, hashPhone, openPhone, sealPhone } from './identity'
import { peopleByPhone } from './staff'
import { formerPhones, users } from './tables'

interface Move {
  userId: string
  phone: string
}

/**
 * From now on this phone opens the account. The one before is remembered as a phone that had an
 * account, so that nobody is a newcomer again by moving away from it; what was counted or sent by
 * number stays with the number.
 */
export async function movePhone(
  { db, config, now }: Pick<Context, 'db' | 'config' | 'now'>,
  { userId, phone }: Move,
): Promise<void> {
  const { dataKey: key } = config
  const [user] = await db
    .select({ sealed: users.phoneSealed })
    .from(users)
    .where(eq(users.userId, userId))
    .for('update')
  if (!user) throw new Refusal('loginTimeout')
  const former = openPhone(key, userId, user.sealed)
  if (former === phone) throw new Refusal('invalid', '新手机号和现在的一样')
  if ((await peopleByPhone({ db, key }, [phone])).size > 0) throw new Refusal('phoneTaken')
  await db
    .insert(formerPhones)
    .values({ phoneHash: hashFormerPhone(key, former), closedAt: now })
    .onConflictDoNothing()
  await db
    .update(users)
    .set({ phoneHash: hashPhone(key, phone), phoneSealed: sealPhone(key, userId, phone) })
    .where(eq(users.userId, userId))
    .catch(refuseTaken)
}

/** Of two who come at once. */
function refuseTaken(error: unknown): never {
  throw isTaken(error) ? new Refusal('phoneTaken') : error
}
