/** `npm run backup [file]`: everything as of now, also while the server runs. */
import { parseArgs } from 'node:util'
import { loadConfig } from '@server/config'
import { openBeside } from '@server/database/beside'
import { makeKeys } from './make-keys'
import { ownerOf, saveBackup } from './save-backup'

async function main(): Promise<string[]> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { plain: { type: 'boolean', default: false } },
  })
  const [first, second] = positionals
  const config = loadConfig(process.env)
  if (first === 'keys') return makeKeys(config, second)
  const owner = ownerOf(config, values)
  const database = await openBeside(config, 'backup')
  try {
    return await saveBackup({ database, config, owner }, first)
  } finally {
    await database.close()
  }
}

main().then(
  (lines) => lines.forEach((line) => console.log(line)),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  },
)
