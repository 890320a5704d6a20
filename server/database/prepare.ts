import type { Settings } from '@server/config'
import type { Log } from '@server/log'
import { migrate } from './migrate'
import type { OpenDatabase } from './open'
import { isPlainText } from './plain-text'
import { giveRights, mayAlterRecords, roleOf } from './rights'

const readable = 'DATABASE_URL leads to another machine without TLS: add sslmode=verify-full'
const unguarded =
  'the application may alter its own records: let DATABASE_URL name a role that owns nothing, ' +
  'and DATABASE_OWNER_URL the one that owns the tables'

/** Brings tables and rights up to this code, as who owns them, and says what is unsafe about the place. */
export async function prepare(
  database: OpenDatabase,
  { databaseUrl }: Pick<Settings, 'databaseUrl'>,
  log: Log,
): Promise<void> {
  if (databaseUrl && isPlainText(databaseUrl)) log.warn(readable)
  const role = await roleOf(database.db)
  const migrations = await database.asOwner(async (owner) => {
    const ran = await migrate(owner)
    await giveRights(owner, role)
    return ran
  })
  if (migrations.length > 0) log.info({ migrations }, 'migrated')
  if (await mayAlterRecords(database)) log.warn(unguarded)
}
