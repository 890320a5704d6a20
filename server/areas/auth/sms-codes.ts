import { randomInt } from 'node:crypto'
import { and, eq, gt, isNotNull, lt, lte, sql } from 'drizzle-orm'
import { type DataKey, keyedHash } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import type { Context } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import type { CodePurpose } from './code-purposes'
import { hashPhone } from './identity'
import { after, smsRules } from './rules'
import { smsCodes } from './tables'

type Surroundings = Pick<Context, 'db' | 'config' | 'now'>

/** Several codes of a phone may be open at once, one for each who asked and each purpose. */
interface Wish {
  phone: string
  purpose: CodePurpose
  /** The name of who asks. */
  asker: string
}

/** Which code it is, without saying for whom. */
const nameOf = (key: DataKey, { phone, purpose, asker }: Wish) => ({
  phoneHash: hashPhone(key, phone),
  purpose,
  asker,
})

const hashCode = (key: DataKey, { phone, purpose }: Wish, code: string) =>
  keyedHash(key, 'sms code', `${hashPhone(key, phone)} ${purpose} ${code}`)

/** A new code takes the place of the asker's one before; one statement decides whether it is time. */
export async function issueCode({ db, config, now }: Surroundings, wish: Wish): Promise<string> {
  const name = nameOf(config.dataKey, wish)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const next = {
    codeHash: hashCode(config.dataKey, wish, code),
    attempts: 0,
    sharedAttempts: 0,
    sentAt: now,
    expiresAt: after(now, smsRules.lastsSeconds),
  }
  const issued = await db
    .insert(smsCodes)
    .values({ ...name, ...next })
    .onConflictDoUpdate({
      target: [smsCodes.phoneHash, smsCodes.purpose, smsCodes.asker],
      set: next,
      setWhere: lte(smsCodes.sentAt, after(now, -smsRules.resendSeconds)),
    })
    .returning({ asker: smsCodes.asker })
  if (issued.length === 0) throw await tooSoon(db, name, now)
  return code
}

async function tooSoon(db: Db, name: ReturnType<typeof nameOf>, now: Date): Promise<Refusal> {
  const [last] = await db.select().from(smsCodes).where(named(name))
  const waited = last ? Math.floor((now.getTime() - last.sentAt.getTime()) / 1000) : 0
  const wait = Math.max(1, smsRules.resendSeconds - waited)
  return new Refusal('smsTooSoon', `验证码已发送，请 ${wait} 秒后再重新获取`)
}

/** Each try counts whatever becomes of the call; the right code is used up by it. */
export async function spendCode(
  { db, config, now, apart }: Surroundings & Pick<Context, 'apart'>,
  { code, ...wish }: Wish & { code: string },
): Promise<void> {
  const name = nameOf(config.dataKey, wish)
  const codeHash = hashCode(config.dataKey, wish, code)
  const open = await apart(
    async (tx) => (await tryOwn(tx, name, now)) ?? (await tryOthers(tx, name, now)),
  )
  if (open.length === 0) throw new Refusal('smsExpired')
  if (!open.includes(codeHash)) throw new Refusal('smsWrong')
  const { phoneHash, purpose } = smsCodes
  const used = await db
    .update(smsCodes)
    .set({ codeHash: null })
    .where(
      and(
        eq(phoneHash, name.phoneHash),
        eq(purpose, name.purpose),
        eq(smsCodes.codeHash, codeHash),
      ),
    )
    .returning({ asker: smsCodes.asker })
  if (used.length === 0) throw new Refusal('smsExpired')
}

type Name = ReturnType<typeof nameOf>

/** The code that this asker may open, if any is left; undefined where they asked for none. */
async function tryOwn(tx: Db, name: Name, now: Date): Promise<string[] | undefined> {
  const [own] = await tx
    .update(smsCodes)
    .set({ attempts: sql`${smsCodes.attempts} + 1` })
    .where(and(named(name), gt(smsCodes.expiresAt, now)))
    .returning({ codeHash: smsCodes.codeHash, attempts: smsCodes.attempts })
  if (!own) return undefined
  return own.codeHash !== null && own.attempts <= smsRules.attempts ? [own.codeHash] : []
}

/** Who did not ask, or does not say so, may try what others asked for; that takes nothing from them. */
async function tryOthers(tx: Db, { phoneHash, purpose }: Name, now: Date): Promise<string[]> {
  const tried = await tx
    .update(smsCodes)
    .set({ sharedAttempts: sql`${smsCodes.sharedAttempts} + 1` })
    .where(
      and(
        eq(smsCodes.phoneHash, phoneHash),
        eq(smsCodes.purpose, purpose),
        isNotNull(smsCodes.codeHash),
        gt(smsCodes.expiresAt, now),
        lt(smsCodes.sharedAttempts, smsRules.sharedAttempts),
      ),
    )
    .returning({ codeHash: smsCodes.codeHash })
  return tried.flatMap(({ codeHash }) => codeHash ?? [])
}

const named = ({ phoneHash, purpose, asker }: Name) =>
  and(eq(smsCodes.phoneHash, phoneHash), eq(smsCodes.purpose, purpose), eq(smsCodes.asker, asker))
