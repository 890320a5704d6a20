/** `npm run restore file`: the database becomes what it was when the backup was made. */
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, loadConfig } from '@server/config'
import { readPrivateKey } from '@server/database/archive/backup-key'
import { dump } from '@server/database/archive/dump'
import { headOf, load, type Saved } from '@server/database/archive/load'
import type { Database } from '@server/database/database'
import { recordFile } from '@server/database/house-records'
import { knowsPrint, printOf } from '@server/database/key-print'
import { openDatabase } from '@server/database/open'
import { giveRights, roleOf } from '@server/database/rights'
import { createLog } from '@server/log'
import { newBackupFile } from './backup-folder'
import { rehearse } from './rehearse'
import { ownerOf } from './save-backup'

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { key: { type: 'string' }, check: { type: 'boolean', default: false } },
  })
  const [given] = positionals
  if (!given) throw new Error('Which backup? npm run restore path/to/backup [-- --key FILE]')
  const config = loadConfig(process.env)
  const saved: Saved = {
    file: path.resolve(given),
    ...(values.key !== undefined && { privateKey: readPrivateKey(values.key) }),
  }
  await refuseOtherKey(saved, config)
  const lines = values.check ? await rehearse(saved, config) : await restore(saved, config)
  for (const line of lines) console.log(line)
}

async function refuseOtherKey(saved: Saved, { dataKey }: Config): Promise<void> {
  const { keyPrint } = await headOf(saved)
  if (knowsPrint(dataKey, keyPrint)) return
  throw new Error(
    'The backup was sealed with another data key: give DATA_KEY, or put its data.key into DATA_DIR',
  )
}

async function restore(saved: Saved, config: Config): Promise<string[]> {
  const { createdAt, schema } = await headOf(saved)
  const database = await openDatabase(config, createLog('warn'), { purpose: 'restore' })
  try {
    await database.asOwner(refuseWhileServing)
    const role = await roleOf(database.db)
    return await database.asOwner(async (owner) => {
      const kept = await keepFormer(owner, config)
      const rows = await load(owner.pool, saved)
      await giveRights(owner, role)
      await recordFile(owner, 'restore', saved.file)
      return [...kept, `Restored ${rows} rows, saved at ${createdAt} by version ${schema}`]
    })
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
async function keepFormer({ pool }: Database, config: Config): Promise<string[]> {
  const { rows } = await pool.query<{ made: boolean }>(
    "select to_regclass('public.migrations') is not null as made",
  )
  if (!rows[0]?.made) return []
  const owner = ownerOf(config, { plain: config.backup.publicKey === undefined })
  const file = newBackupFile(config, 'before-restore', owner)
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  await dump(pool, { file, keyPrint: printOf(config.dataKey), owner })
  return [`What was there before is kept in ${file}`]
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
