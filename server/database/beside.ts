import fs from 'node:fs'
import type { Settings } from '@server/config'
import { createLog } from '@server/log'
import { connect } from './connect'
import type { Database } from './database'
import { openDatabase } from './open'
import { clusterDirOf } from './owned/cluster'
import { holderOf } from './owned/lock'
import { DATABASE } from './owned/own'
import { readPidFile } from './owned/postmaster'

/** For a command: a running server lends its database, otherwise it is started for as long as this takes. */
export async function openBeside(config: Settings, purpose: string): Promise<Database> {
  const { databaseUrl, dataDir } = config
  const cluster = clusterDirOf(dataDir)
  if (!databaseUrl && !fs.existsSync(cluster))
    throw new Error(`There is no database in ${dataDir} yet`)
  if (databaseUrl || !holderOf(dataDir)) return openDatabase(config, createLog('warn'), { purpose })
  const { socketDir } = readPidFile(cluster)
  return connect({ to: { socketDir, database: DATABASE }, connections: 1 })
}
