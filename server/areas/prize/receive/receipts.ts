import { and, asc, desc, eq, gte, lt, ne } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { Refusal } from '@server/call/refusal'
import { campaignReceipts } from '../tables'
import type { Receipt } from './receipt'

export const isReceipt = (userId: string, receiptId: string) =>
  and(eq(campaignReceipts.userId, userId), eq(campaignReceipts.receiptId, receiptId))

const unknown = () => new Refusal('notFound', '没有找到这一份，请到“我领到的”里看看')

/** Another person's receipt is as unknown as one that never was. */
export async function findReceipt(db: Db, userId: string, receiptId: string): Promise<Receipt> {
  const [receipt] = await db.select().from(campaignReceipts).where(isReceipt(userId, receiptId))
  if (!receipt) throw unknown()
  return receipt
}

/** The same, held until the transaction ends. */
export async function lockReceipt(tx: Db, userId: string, receiptId: string): Promise<Receipt> {
  const [receipt] = await tx
    .select()
    .from(campaignReceipts)
    .where(isReceipt(userId, receiptId))
    .for('update')
  if (!receipt) throw unknown()
  return receipt
}

/** What was received was given back, for what was paid for it. */
export const markReturned = (tx: Db, userId: string, receiptId: string) =>
  tx.update(campaignReceipts).set({ state: 'returned' }).where(isReceipt(userId, receiptId))

interface Since {
  userId: string
  campaignKey: string
  since: Date
}

/** Whether somebody has received anything of a campaign since then. */
export const receivedSince = async (db: Db, { userId, campaignKey, since }: Since) =>
  (await db.$count(
    campaignReceipts,
    and(
      eq(campaignReceipts.userId, userId),
      eq(campaignReceipts.campaignKey, campaignKey),
      gte(campaignReceipts.receivedAt, since),
    ),
  )) > 0

/** What else one receiving gave. */
export const receivedWith = (
  db: Db,
  { userId, campaignKey, receiptId, receivedAt }: Receipt,
): Promise<Receipt[]> =>
  db
    .select()
    .from(campaignReceipts)
    .where(
      and(
        eq(campaignReceipts.userId, userId),
        eq(campaignReceipts.campaignKey, campaignKey),
        eq(campaignReceipts.receivedAt, receivedAt),
        ne(campaignReceipts.receiptId, receiptId),
      ),
    )
    .orderBy(asc(campaignReceipts.receiptId))

/** The newest of a campaign, or of all. */
export async function newestReceipt(db: Db, userId: string, key?: string) {
  const [receipt] = await listReceipts(db, { userId, key, before: null, most: 1 })
  if (!receipt) throw new Refusal('notFound', '您还没有领取，请回到活动页看看')
  return receipt
}

interface Asked {
  userId: string
  key: string | undefined
  before: string | null
  most: number
}

/** Receipts are numbered by their moment, so the newest come first. */
export const listReceipts = (db: Db, { userId, key, before, most }: Asked): Promise<Receipt[]> =>
  db
    .select()
    .from(campaignReceipts)
    .where(
      and(
        eq(campaignReceipts.userId, userId),
        key === undefined ? undefined : eq(campaignReceipts.campaignKey, key),
        before === null ? undefined : lt(campaignReceipts.receiptId, before),
      ),
    )
    .orderBy(desc(campaignReceipts.receiptId))
    .limit(most)
