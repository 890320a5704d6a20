/** `npm run backup [file]`: everything as of now, also while the server runs. */
import fs from 'node:fs'
import path from 'node:path'
import { type Config, loadConfig } from '@server/config'
import { createLog } from '@server/log'
import { dump } from './archive/dump'
import { connect } from './connect'
import type { Database } from './database'
import { printOf } from './facts'
import { openDatabase } from './open'
import { clusterDirOf } from './owned/cluster'
import { holderOf } from './owned/lock'
import { DATABASE } from './owned/own'
import { readPidFile } from './owned/postmaster'

async function main(): Promise<void> {
  const config = loadConfig(process.env)
  const file = path.resolve(process.argv[2] ?? defaultFile(config.dataDir))
  if (fs.existsSync(file)) throw new Error(`${file} exists already`)
  if (!config.databaseUrl && !fs.existsSync(clusterDirOf(config.dataDir))) {
    throw new Error(`There is no database in ${config.dataDir} yet`)
  }
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const database = await open(config)
  try {
    const { tables, rows, bytes } = await dump(database.pool, file, printOf(config.dataKey))
    console.log(`Saved ${rows} rows of ${tables} tables to ${file} (${bytes} bytes)`)
    console.log('Keep the data key with it: without the key its identities cannot be read.')
  } finally {
    await database.close()
  }
}

/** A running server lends its database; otherwise it is started for as long as this takes. */
function open(config: Config): Promise<Database> | Database {
  if (!config.databaseUrl && holderOf(config.dataDir)) {
    const { socketDir } = readPidFile(clusterDirOf(config.dataDir))
    return connect({ to: { socketDir, database: DATABASE }, connections: 1 })
  }
  return openDatabase(config, createLog('warn'), { purpose: 'backup' })
}

function defaultFile(dataDir: string): string {
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '')
  return path.join(dataDir, 'backups', `linji-${moment}.gz`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
