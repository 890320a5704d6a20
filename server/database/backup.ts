/** `npm run backup [file]`: everything as of now, also while the server runs. */
import fs from 'node:fs'
import path from 'node:path'
import { loadConfig } from '@server/config'
import { dump } from './archive/dump'
import { openBeside } from './beside'
import { printOf } from './facts'
import { recordFile } from './house-records'

async function main(): Promise<void> {
  const config = loadConfig(process.env)
  const file = path.resolve(process.argv[2] ?? defaultFile(config.dataDir))
  if (fs.existsSync(file)) throw new Error(`${file} exists already`)
  const database = await openBeside(config, 'backup')
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true })
    const { tables, rows, bytes } = await database.asOwner(async (owner) => {
      await recordFile(owner, 'backup', file)
      return dump(owner.pool, file, printOf(config.dataKey))
    })
    console.log(`Saved ${rows} rows of ${tables} tables to ${file} (${bytes} bytes)`)
    console.log('Keep the data key with it: without the key its identities cannot be read.')
    const { storage } = config.providers
    if (storage.provider === 'local')
      console.log(`Keep ${storage.folder} with it too: there lie the pictures people sent.`)
  } finally {
    await database.close()
  }
}

function defaultFile(dataDir: string): string {
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '')
  return path.join(dataDir, 'backups', `linji-${moment}.gz`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
