import fs from 'node:fs'
import type { Settings } from '@server/config'
import { createLog } from '@server/log'
import { openDatabase, type OpenDatabase, openOwned } from './open'
import { clusterDirOf } from './owned/cluster'
import { holderOf } from './owned/lock'
import { readPidFile } from './owned/postmaster'

/** Apart from what a command says, which may be a file. */
const complaints = createLog('warn', process.stderr)

/** For a command: a running server lends its database, otherwise it is started for as long as this takes. */
export async function openBeside(config: Settings, purpose: string): Promise<OpenDatabase> {
  const { databaseUrl, dataDir } = config
  const cluster = clusterDirOf(dataDir)
  if (!databaseUrl && !fs.existsSync(cluster))
    throw new Error(`There is no database in ${dataDir} yet`)
  if (databaseUrl || !holderOf(dataDir)) return openDatabase(config, complaints, { purpose })
  return openOwned(readPidFile(cluster), { connections: 1 })
}
