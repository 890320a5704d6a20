import fs from 'node:fs'
import path from 'node:path'
import type { Config } from '@server/config'
import { backupFolderIn, type backupName } from '@server/config/backup'

type Where = Pick<Config, 'dataDir' | 'backup'>

export function newBackupFile(
  config: Where,
  name: typeof backupName | 'before-restore',
  owner: unknown,
) {
  const moment = new Date().toISOString().slice(0, 23).replaceAll(':', '')
  return path.join(backupFolderIn(config.dataDir), `${name}-${moment}.${owner ? 'sealed' : 'gz'}`)
}

const named = /^(?:linji|before-restore)-(\d{4}-\d\d-\d\dT\d{6}(?:\.\d{3})?)\.(?:gz|sealed)$/

/** Removes the oldest above what is to be kept, and says which. */
export function pruneBackups(config: Where): string[] {
  const folder = backupFolderIn(config.dataDir)
  const found = fs.readdirSync(folder).flatMap((name) => {
    const moment = named.exec(name)?.[1]
    return moment === undefined ? [] : [{ name, moment }]
  })
  found.sort((one, other) => (one.moment < other.moment ? 1 : -1))
  const gone = found.slice(config.backup.keep).map(({ name }) => path.join(folder, name))
  for (const file of gone) fs.rmSync(file)
  return gone
}
