import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { areaFaults } from '@server/areas/assembled'
import type { Config } from '@server/config'
import { headOf, load, type Saved } from '@server/database/archive/load'
import type { DataKey } from '@server/database/data-key'
import type { Database } from '@server/database/database'
import { checkDataKey } from '@server/database/key-print'
import { migrate } from '@server/database/migrate'
import { openDatabase } from '@server/database/open'
import { unreadableIn } from '@server/database/rekey/rows'
import { createLog } from '@server/log'
import { leaveVersion1 } from './leave-version-1'
import { sealedTables } from './seals'

/** Restores into a database of its own, looks at it as the server would, and removes it again. */
export async function rehearse(saved: Saved, { dataKey }: Pick<Config, 'dataKey'>) {
  const began = performance.now()
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'linji-rehearsal-'))
  fs.chmodSync(dataDir, 0o711)
  try {
    const { createdAt, schema } = await headOf(saved)
    const { rows, migrations } = await withDatabase(dataDir, async (database) => {
      const loaded = await load(database.pool, saved)
      const ran = await bringUp(database, dataKey)
      await refuseFaults(database, dataKey)
      return { rows: loaded, migrations: ran }
    })
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    return [
      `All ${rows} rows came back, saved at ${createdAt} by version ${schema}`,
      `${migrations.length} migrations bring them to this version; the data key opens them; the books are right`,
      `It took ${seconds} s, and nothing else was touched`,
    ]
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}

async function withDatabase<T>(dataDir: string, work: (database: Database) => Promise<T>) {
  const where = {
    dataDir,
    databaseUrl: undefined,
    databaseOwnerUrl: undefined,
    databaseConnections: 4,
  }
  const database = await openDatabase(where, createLog('error'), { purpose: 'rehearsal' })
  try {
    return await database.asOwner(work)
  } finally {
    await database.close()
  }
}

/** As the server does before it listens. */
async function bringUp(database: Database, key: DataKey): Promise<string[]> {
  const ran = await migrate(database)
  await leaveVersion1(database, key, createLog('error'))
  await checkDataKey(database, key)
  return ran
}

async function refuseFaults({ db }: Database, key: DataKey): Promise<void> {
  const unreadable = await Promise.all(
    sealedTables.map(async (of) =>
      (await unreadableIn(db, key, of)).map((row) => `${of.table} ${row} does not open`),
    ),
  )
  const faults = [...unreadable.flat(), ...(await areaFaults(db))]
  if (faults.length > 0) throw new Error(['What came back is not right:', ...faults].join('\n'))
}
