import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { campaignVersions } from './tables'

/** Keeps what a campaign says now, for as long as anything may have been sold under it. */
export const keepVersion = (tx: Db, key: string, why: string) =>
  tx.execute(sql`
    insert into campaign_versions
      (campaign_key, version, hash, definition, starts_at, ends_at, why, published_at)
    select campaign_key, version, encode(sha256(convert_to(definition::text, 'UTF8')), 'hex'),
      definition, starts_at, ends_at, ${why}, imported_at
    from campaigns where campaign_key = ${key}
    on conflict do nothing`)

/** All versions there were, the newest first, and since when each was in force. */
export const versionsOf = (db: Db, key: string) =>
  db
    .select({
      version: campaignVersions.version,
      why: campaignVersions.why,
      publishedAt: campaignVersions.publishedAt,
      startsAt: campaignVersions.startsAt,
      endsAt: campaignVersions.endsAt,
    })
    .from(campaignVersions)
    .where(eq(campaignVersions.campaignKey, key))
    .orderBy(desc(campaignVersions.version))
