import type { Log } from '@server/log'
import { migrate } from './migrate'
import type { OpenDatabase } from './open'
import { giveRights, mayAlterRecords, roleOf } from './rights'

const unguarded =
  'the application may alter its own records: let DATABASE_URL name a role that owns nothing, ' +
  'and DATABASE_OWNER_URL the one that owns the tables'

/** Brings tables and rights up to this code, as who owns them. */
export async function prepare(database: OpenDatabase, log: Log): Promise<void> {
  const role = await roleOf(database.db)
  const migrations = await database.asOwner(async (owner) => {
    const ran = await migrate(owner)
    await giveRights(owner, role)
    return ran
  })
  if (migrations.length > 0) log.info({ migrations }, 'migrated')
  if (await mayAlterRecords(database)) log.warn(unguarded)
}
