import { sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import type { Definition } from '@server/areas/programme/programme'
import { campaigns } from '@server/areas/programme/programme'

/** Whose app an address of ours stands for, and the page that leads to it. */
export async function partnerAt(db: Db, url: string) {
  const [row] = await db
    .select({ definition: campaigns.definition })
    .from(campaigns)
    .where(sql`${campaigns.definition} -> 'outside' ->> 'url' = ${url}`)
    .limit(1)
  return row && partnerOf(row.definition)
}

function partnerOf({ outside, routes: [back = '/'], title }: Definition) {
  return outside && { app: outside.app, note: outside.note, title, back }
}
