import type { KeyObject } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Config } from '@server/config'
import { backupFolderIn, backupName } from '@server/config/backup'
import { readPublicKey } from '@server/database/archive/backup-key'
import { dump } from '@server/database/archive/dump'
import { recordFile } from '@server/database/house-records'
import { printOf } from '@server/database/key-print'
import type { OpenDatabase } from '@server/database/open'
import { newBackupFile, pruneBackups } from './backup-folder'

interface Saving {
  database: OpenDatabase
  config: Config
  owner: KeyObject | undefined
}

/** Whom a backup is sealed to; in production only who says so writes one that anybody can read. */
export function ownerOf({ backup, production }: Config, { plain }: { plain: boolean }) {
  if (plain) return undefined
  if (backup.publicKey !== undefined) return readPublicKey(backup.publicKey)
  if (production)
    throw new Error(
      'A backup holds what people wrote and ordered: set BACKUP_PUBLIC_KEY (npm run backup -- keys FILE), or say --plain',
    )
  return undefined
}

/** One that is given no name lies among the others, of which the oldest goes. */
export async function saveBackup({ database, config, owner }: Saving, name: string | undefined) {
  const file = name === undefined ? newBackupFile(config, backupName, owner) : path.resolve(name)
  if (fs.existsSync(file)) throw new Error(`${file} exists already`)
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const target = { file, keyPrint: printOf(config.dataKey), owner }
  const { tables, rows, bytes } = await database.asOwner(async (role) => {
    await recordFile(role, 'backup', file)
    return dump(role.pool, target)
  })
  const gone = path.dirname(file) === backupFolderIn(config.dataDir) ? pruneBackups(config) : []
  const { storage } = config.providers
  return [
    `Saved ${rows} rows of ${tables} tables to ${file} (${bytes} bytes)`,
    ...gone.map((one) => `Removed ${one}, the oldest`),
    ...(owner ? [] : ['IT IS NOT SEALED: whoever has the file reads it. Set BACKUP_PUBLIC_KEY.']),
    'Keep the data key too, but elsewhere: with both, identities can be read; without it, never.',
    ...(storage.provider === 'local'
      ? [`Keep ${storage.folder} as well: there lie the pictures people sent.`]
      : []),
  ]
}
