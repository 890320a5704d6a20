import { randomInt } from 'node:crypto'
import { and, eq, gt, isNotNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import { businessDay } from '@server/calendar'
import { type DataKey, keyedHash } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import type { Context } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { hashPhone } from './identity'
import { after, smsRules } from './rules'
import { smsCodes } from './tables'

type Surroundings = Pick<Context, 'db' | 'config' | 'now'>

/** What a code is good for: one that somebody begged for a gift never signs in. */
export type CodePurpose = 'account' | 'campaign' | 'closing'

const hashCode = (key: DataKey, phoneHash: string, purpose: CodePurpose, code: string) =>
  keyedHash(key, 'sms code', `${phoneHash} ${purpose} ${code}`)

/** A new code takes the place of the one before; one statement decides whether it is time for it. */
export async function issueCode(
  { db, config, now }: Surroundings,
  phone: string,
  purpose: CodePurpose = 'account',
) {
  const phoneHash = hashPhone(config.dataKey, phone)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const day = businessDay(now)
  const next = {
    codeHash: hashCode(config.dataKey, phoneHash, purpose, code),
    attempts: 0,
    sentAt: now,
    expiresAt: after(now, smsRules.lastsSeconds),
    day,
  }
  const issued = await db
    .insert(smsCodes)
    .values({ phoneHash, ...next, sentThatDay: 1 })
    .onConflictDoUpdate({
      target: smsCodes.phoneHash,
      set: {
        ...next,
        sentThatDay: sql`case when ${smsCodes.day} = ${day} then ${smsCodes.sentThatDay} + 1 else 1 end`,
      },
      setWhere: and(
        lte(smsCodes.sentAt, after(now, -smsRules.resendSeconds)),
        or(ne(smsCodes.day, day), lt(smsCodes.sentThatDay, smsRules.perDay)),
      ),
    })
    .returning({ day: smsCodes.day })
  if (issued.length === 0) throw await whyNot(db, phoneHash, now)
  return code
}

async function whyNot(db: Db, phoneHash: string, now: Date): Promise<Refusal> {
  const [last] = await db.select().from(smsCodes).where(eq(smsCodes.phoneHash, phoneHash))
  const wait = last
    ? smsRules.resendSeconds - Math.floor((now.getTime() - last.sentAt.getTime()) / 1000)
    : smsRules.resendSeconds
  return wait > 0
    ? new Refusal('smsTooSoon', `验证码已发送，请 ${wait} 秒后再重新获取`)
    : new Refusal('tooOften', '今天获取验证码的次数太多，请明天再试')
}

/** Each try counts whatever becomes of the call; the right code is used up by it. */
export async function spendCode(
  { db, config, now, apart }: Surroundings & Pick<Context, 'apart'>,
  phone: string,
  code: string,
  purpose: CodePurpose = 'account',
): Promise<void> {
  const phoneHash = hashPhone(config.dataKey, phone)
  const codeHash = hashCode(config.dataKey, phoneHash, purpose, code)
  const [tried] = await apart((tx) =>
    tx
      .update(smsCodes)
      .set({ attempts: sql`${smsCodes.attempts} + 1` })
      .where(
        and(
          eq(smsCodes.phoneHash, phoneHash),
          isNotNull(smsCodes.codeHash),
          gt(smsCodes.expiresAt, now),
          lt(smsCodes.attempts, smsRules.attempts),
        ),
      )
      .returning({ codeHash: smsCodes.codeHash }),
  )
  if (!tried) throw new Refusal('smsExpired')
  if (tried.codeHash !== codeHash) throw new Refusal('smsWrong')
  const used = await db
    .update(smsCodes)
    .set({ codeHash: null })
    .where(and(eq(smsCodes.phoneHash, phoneHash), eq(smsCodes.codeHash, codeHash)))
    .returning({ phoneHash: smsCodes.phoneHash })
  if (used.length === 0) throw new Refusal('smsExpired')
}
