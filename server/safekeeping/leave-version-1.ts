import type { DataKey } from '@server/database/data-key'
import type { Database } from '@server/database/database'
import { isOfVersion1, stateRekeyed } from '@server/database/key-print'
import { rekeyRows } from '@server/database/rekey/rows'
import type { Log } from '@server/log'
import { sealedTables } from './seals'

/** Once in the life of a database of the version before, while nobody asks anything of it yet. */
export async function leaveVersion1(database: Database, key: DataKey, log: Log): Promise<void> {
  if (!(await isOfVersion1(database.db, key))) return
  log.warn('everything is sealed anew, each row to itself: this happens once')
  for (const sealed of sealedTables) {
    const { table, rows, unreadable } = await rekeyRows(database, key, sealed)
    if (rows > 0) log.warn({ table, rows }, 'sealed anew')
    if (unreadable.length > 0) log.error({ table, unreadable }, 'no key opens these rows')
  }
  await stateRekeyed(database.db, key)
}
