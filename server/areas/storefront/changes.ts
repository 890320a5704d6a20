import { and, desc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { shopChange } from '@contract/storefront/shapes'
import { changeMerchant, type Merchant } from '@server/areas/merchant/merchant'
import { remind } from '@server/areas/message/message'
import { replyTime } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import type { Shop } from './find'
import { follow } from './follow'
import { changeStates } from './states'
import { shopChanges } from './tables'

export type Change = typeof shopChanges.$inferSelect

type Wish = Pick<Merchant, 'name' | 'address' | 'latitude' | 'longitude'>

interface Asking {
  shop: Shop
  userId: string
  wish: Wish
  now: Date
}

const isSame = (merchant: Merchant, wish: Wish) =>
  merchant.name === wish.name &&
  merchant.address === wish.address &&
  merchant.latitude === wish.latitude &&
  merchant.longitude === wish.longitude

/** Asks for another name or place, one at a time. Call it with the shop locked. */
export async function askChange(tx: Db, { shop, userId, wish, now }: Asking): Promise<Change> {
  const { merchant } = shop
  if (isSame(merchant, wish)) throw new Refusal('invalid', '和现在的一样，没有要改的')
  const [written] = await tx
    .insert(shopChanges)
    .values({
      ...{ ...wish, changeId: uuidv7(now.getTime()), merchantId: merchant.merchantId, userId },
      ...{ formerName: merchant.name, formerAddress: merchant.address, askedAt: now },
      state: 'asked',
    })
    .onConflictDoNothing()
    .returning()
  if (!written) throw new Refusal('shopMoved', '上次的改动还在审核，等结果出来，或者先撤回')
  return written
}

/** Takes back what nobody has decided yet. Call it with the shop locked. */
export async function withdrawChange(tx: Db, merchantId: number, now: Date): Promise<void> {
  const withdrawn = await tx
    .update(shopChanges)
    .set({ state: 'withdrawn', decidedAt: now })
    .where(and(eq(shopChanges.merchantId, merchantId), eq(shopChanges.state, 'asked')))
    .returning()
  if (withdrawn.length === 0) throw new Refusal('shopMoved', '没有在审核的改动，请刷新后再看')
}

/** The last that was asked of a shop. */
export async function lastChange(db: Db, merchantId: number): Promise<Change | undefined> {
  const [row] = await db
    .select()
    .from(shopChanges)
    .where(eq(shopChanges.merchantId, merchantId))
    .orderBy(desc(shopChanges.askedAt), desc(shopChanges.changeId))
    .limit(1)
  return row
}

export const presentChange = (one: Change): z.output<typeof shopChange> => ({
  state: one.state,
  state_text: changeStates.of(one.state).text,
  reason: one.reason,
  name: one.name,
  address: one.address,
  asked_at: replyTime(one.askedAt),
  decided_at: one.decidedAt && replyTime(one.decidedAt),
})

/**
 * The house says yes: the shop is called so from now on, and so are its goods and what can still be
 * used of it. Call it with shop and change locked.
 */
export async function approveChange(tx: Db, one: Change, now: Date): Promise<void> {
  changeStates.check(one.state, 'approved')
  const { merchantId, name, address, latitude, longitude } = one
  await changeMerchant(tx, merchantId, { name, address, latitude, longitude })
  await follow(tx, { merchantId, name, latitude, longitude })
  await decide(tx, one, { state: 'approved', reason: '' }, now)
}

/** The house says no and why. Call it with shop and change locked. */
export async function refuseChange(tx: Db, one: Change, reason: string, now: Date): Promise<void> {
  changeStates.check(one.state, 'refused')
  await decide(tx, one, { state: 'refused', reason }, now)
}

async function decide(
  tx: Db,
  { changeId, userId, name }: Change,
  set: Pick<Change, 'state' | 'reason'>,
  now: Date,
): Promise<void> {
  await tx
    .update(shopChanges)
    .set({ ...set, decidedAt: now })
    .where(eq(shopChanges.changeId, changeId))
  await remind(tx, {
    ...{ userId, kind: 'shopChanged', about: changeId, at: now },
    facts: { name, approved: set.state === 'approved', reason: set.reason },
  })
}
