import { inArray, eq, sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import type { Leaver, Leaving } from '../leaving'
import { ownPhone } from './auth'
import { hashesOfPhone, hashFormerPhone } from './identity'
import { formerPhones, sessions, smsCodes } from './tables'

/** What was kept under the phone or a token, and not under the person. */
async function forgetPhone(tx: Db, { userId, config, now }: Leaver) {
  const phone = await ownPhone({ db: tx, config }, userId)
  const { dataKey } = config
  await tx
    .insert(formerPhones)
    .values({ phoneHash: hashFormerPhone(dataKey, phone), closedAt: now })
    .onConflictDoNothing()
  await tx.delete(smsCodes).where(inArray(smsCodes.phoneHash, hashesOfPhone(dataKey, phone)))
  await tx.execute(sql`delete from outbox where recipient = ${phone}`)
  const tokens = tx
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.userId, userId))
  await tx.execute(sql`delete from once_answers where ${inArray(sql`owner`, tokens)}`)
}

export const authLeaving: Leaving = {
  settle: forgetPhone,
  tables: {
    sessions: { gone: 'user_id' },
    user_roles: { gone: 'user_id' },
    wechat_accounts: { gone: 'user_id' },
    known_askers: { gone: 'user_id' },
    sms_codes: { stays: 'found by the phone: gone with what is settled before' },
    outbox: { stays: 'found by the phone: gone with what is settled before' },
    once_answers: { stays: 'found by the session: gone with what is settled before' },
    wechat_codes: { stays: 'of nobody yet, and over after ten minutes' },
    former_phones: { stays: 'a keyed hash that leads to no account: no second welcome' },
    users: {
      blank: {
        nickname: "'已注销的邻居'",
        phone_hash: "'closed ' || user_id",
        phone_sealed: "''::bytea",
        avatar_id: 'null',
        state: "'closed'",
      },
    },
  },
}
