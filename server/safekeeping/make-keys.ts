import fs from 'node:fs'
import path from 'node:path'
import type { Config } from '@server/config'
import { newBackupKey } from '@server/database/archive/backup-key'

/** Whoever gets at the data folder must not find there what opens its backups. */
export function makeKeys(
  { dataDir }: Pick<Config, 'dataDir'>,
  given: string | undefined,
): string[] {
  if (given === undefined)
    throw new Error('Where is the private key to go? npm run backup -- keys path/to/backup.pem')
  const file = path.resolve(given)
  if (!path.relative(dataDir, file).startsWith('..'))
    throw new Error(`${file} lies in ${dataDir}, among what is backed up: keep it elsewhere`)
  const { publicKey, privateKey } = newBackupKey()
  fs.writeFileSync(file, privateKey, { mode: 0o600, flag: 'wx' })
  return [
    `BACKUP_PUBLIC_KEY=${publicKey}`,
    `The private key is in ${file}. Nothing else opens the backups: keep it off this machine.`,
  ]
}
