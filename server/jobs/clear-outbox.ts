import { sql } from 'drizzle-orm'
import type { JobDefinition } from './job'

/** Codes are good for minutes; nobody looks for them a day later. */
export const clearOutbox: JobDefinition = {
  name: 'outbox.clear',
  every: 3600,
  async run(_payload, { database }) {
    await database.db.execute(sql`delete from outbox where created_at < now() - interval '1 day'`)
  },
}
