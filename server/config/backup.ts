import path from 'node:path'
import { z } from 'zod'
import { setting } from './setting'

/** Unless they are told another one. */
export const backupFolderIn = (dataDir: string) => path.join(dataDir, 'backups')

/** What the house's own are called, beside those that are made before something is restored. */
export const backupName = 'linji'

export const backup = {
  publicKey: setting(
    'BACKUP_PUBLIC_KEY',
    z
      .string()
      .regex(/^[\w-]{43}$/, 'must be one that `npm run backup -- keys` made')
      .optional(),
    'Backups are sealed to it, and only its private key opens them: `npm run backup -- keys FILE`',
  ),
  keep: setting(
    'BACKUP_KEEP',
    z.coerce
      .number({ error: 'must be a number' })
      .int('must be a whole number')
      .min(1, 'must be at least 1')
      .default(30),
    'How many backups stay in `DATA_DIR/backups`: the oldest go when a new one is whole',
  ),
}
