import { eq } from 'drizzle-orm'
import type { Parsed } from '@contract/api'
import { addRole } from '@server/areas/auth/auth'
import { remind } from '@server/areas/message/message'
import { Refusal } from '@server/call/refusal'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { sealContact } from './contact'
import { advertisers } from './tables'

export type Advertiser = typeof advertisers.$inferSelect

const isOf = (userId: string) => eq(advertisers.userId, userId)

export async function findAdvertiser(db: Db, userId: string): Promise<Advertiser | undefined> {
  const [own] = await db.select().from(advertisers).where(isOf(userId))
  return own
}

/** For whoever speaks for one that may advertise. */
export async function openAdvertiser(db: Db, userId: string): Promise<Advertiser> {
  const own = await findAdvertiser(db, userId)
  if (own?.state !== 'open') throw new Refusal('forbidden', '您还没有开通广告投放')
  return own
}

interface Applied {
  userId: string
  form: Parsed<'/tp5/api/Advertiser/apply'>
  key: DataKey
  now: Date
}

/** Once an account; after a refusal the same one is written anew. */
export async function apply(tx: Db, { userId, form, key, now }: Applied): Promise<void> {
  const { company, licence, contact: name, phone } = form
  const contact = sealContact(key, userId, { name, phone })
  const given = { company, licence, contact, state: 'reviewing', createdAt: now } as const
  const [written] = await tx
    .insert(advertisers)
    .values({ userId, ...given })
    .onConflictDoUpdate({
      target: advertisers.userId,
      set: { ...given, reason: '', decidedAt: null },
      setWhere: eq(advertisers.state, 'refused'),
    })
    .returning()
  if (!written) throw new Refusal('adMoved', '您的申请已经提交过了，请等待审核')
}

type Decision = { state: 'open' } | { state: 'refused'; reason: string }

/** Told to whoever asked. Call it with the row locked. */
export async function decide(tx: Db, one: Advertiser, decision: Decision, now: Date) {
  const { userId, advertiserId, company: title } = one
  const reason = decision.state === 'refused' ? decision.reason : ''
  await tx
    .update(advertisers)
    .set({ state: decision.state, reason, decidedAt: now })
    .where(eq(advertisers.advertiserId, advertiserId))
  const approved = decision.state === 'open'
  if (approved) await addRole(tx, userId, 'advertiser')
  const about = `advertiser ${advertiserId} ${now.toISOString()}`
  const facts = { title, what: '广告主开通', approved, reason, campaign_id: 0 }
  await remind(tx, { userId, kind: 'adDecided', about, facts, at: now })
}
