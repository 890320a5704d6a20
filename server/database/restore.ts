/** `npm run restore file`: the database becomes what it was when the backup was made. */
import fs from 'node:fs'
import path from 'node:path'
import { type Config, loadConfig } from '@server/config'
import { createLog } from '@server/log'
import { dump } from './archive/dump'
import { headOf, load } from './archive/load'
import type { Database } from './database'
import { printOf } from './facts'
import { recordFile } from './house-records'
import { openDatabase } from './open'
import { giveRights, roleOf } from './rights'

async function main(): Promise<void> {
  const [given] = process.argv.slice(2)
  if (!given) throw new Error('Which backup? npm run restore path/to/backup.gz')
  const config = loadConfig(process.env)
  const file = path.resolve(given)
  const { keyPrint, createdAt, schema } = await headOf(file)
  if (keyPrint !== printOf(config.dataKey)) {
    throw new Error(
      'The backup was sealed with another data key: give DATA_KEY, or put its data.key into DATA_DIR',
    )
  }
  const database = await openDatabase(config, createLog('warn'), { purpose: 'restore' })
  try {
    await database.asOwner(refuseWhileServing)
    const role = await roleOf(database.db)
    const rows = await database.asOwner(async (owner) => {
      await keepFormer(owner, config)
      const loaded = await load(owner.pool, file)
      await giveRights(owner, role)
      await recordFile(owner, 'restore', file)
      return loaded
    })
    console.log(`Restored ${rows} rows, saved at ${createdAt} by version ${schema}`)
  } finally {
    await database.close()
  }
}

/** An external database does not lock: a server shows by its connections. */
async function refuseWhileServing({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ others: number }>(
    `select count(*) as others from pg_stat_activity
     where datname = current_database() and application_name = 'linji' and pid <> pg_backend_pid()`,
  )
  if (rows[0]?.others) throw new Error('A server is working on this database; stop it first')
}

/** A restore may be a mistake: what it replaces stays beside it. */
async function keepFormer({ pool }: Database, config: Config): Promise<void> {
  const { rows } = await pool.query<{ made: boolean }>(
    "select to_regclass('public.migrations') is not null as made",
  )
  if (!rows[0]?.made) return
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '')
  const file = path.join(config.dataDir, 'backups', `before-restore-${moment}.gz`)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  await dump(pool, file, printOf(config.dataKey))
  console.log(`What was there before is kept in ${file}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
