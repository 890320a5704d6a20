import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { open, seal } from '@server/database/seal'
import { Unusable } from '@server/importing/unusable'
import { partners } from './tables'

export const aboutSecret = (partnerKey: string) => `partner ${partnerKey}`

interface Whose {
  partnerKey: string
  now: Date
}

/** A new secret; from this moment messages that the former one signed are not believed. */
export async function makeSecret(tx: Db, key: DataKey, { partnerKey, now }: Whose): Promise<void> {
  const secret = randomBytes(32).toString('base64url')
  const rows = await tx
    .update(partners)
    .set({ secret: seal(key, secret, aboutSecret(partnerKey)), secretMadeAt: now })
    .where(eq(partners.partnerKey, partnerKey))
    .returning({ partnerKey: partners.partnerKey })
  if (rows.length === 0) throw new Unusable([`没有合作方 ${partnerKey}，list 会列出`])
}

/** Null where there is no such partner, or none was made for it. */
export async function secretOf(db: Db, key: DataKey, partnerKey: string): Promise<string | null> {
  const [row] = await db
    .select({ secret: partners.secret })
    .from(partners)
    .where(eq(partners.partnerKey, partnerKey))
  return row?.secret ? open(key, row.secret, aboutSecret(partnerKey)) : null
}
