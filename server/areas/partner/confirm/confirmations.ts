import { count, eq } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { Refusal } from '@server/call/refusal'
import {
  type Campaign,
  countAll,
  type Counted,
  findCampaign,
} from '@server/areas/programme/programme'
import { campaignConfirmations } from '../tables'
import { campaignIn } from './reference'

interface Said {
  campaignKey: string
  partnerKey: string
  how: 'message' | 'file'
  references: readonly string[]
  now: Date
}

/** Counted like all that rules ask for: a partner speaks for its own campaigns alone. */
export const confirmedCount = (partnerKey: string, reference: string): Counted => ({
  subject: `confirmed ${partnerKey} ${reference}`,
  period: 'once',
})

const atOnce = 1000

/** Says how many of them are new: what is confirmed stays so, however often it is said. */
export async function confirm(tx: Db, { references, now, ...said }: Said): Promise<number> {
  let added = 0
  for (let at = 0; at < references.length; at += atOnce) {
    const rows = await tx
      .insert(campaignConfirmations)
      .values(
        references
          .slice(at, at + atOnce)
          .map((reference) => ({ ...said, reference, createdAt: now })),
      )
      .onConflictDoNothing()
      .returning({ reference: campaignConfirmations.reference })
    const counted = rows.map(({ reference }) => confirmedCount(said.partnerKey, reference))
    await countAll(tx, said.campaignKey, counted)
    added += rows.length
  }
  return added
}

export async function countConfirmed(db: Db, campaignKey: string): Promise<number> {
  const [row] = await db
    .select({ confirmed: count() })
    .from(campaignConfirmations)
    .where(eq(campaignConfirmations.campaignKey, campaignKey))
  return row?.confirmed ?? 0
}

interface Asked {
  reference: string
  partnerKey: string
  now: Date
}

/** Those of other partners are as unknown to one as none. */
export async function campaignOf(db: Db, { reference, partnerKey, now }: Asked): Promise<Campaign> {
  const key = campaignIn(reference)
  if (!key) throw new Refusal('notFound')
  const campaign = await findCampaign(db, { key }, now)
  if (campaign.definition.outside?.partner !== partnerKey) throw new Refusal('notFound')
  return campaign
}
