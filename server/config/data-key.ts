import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { keys } from './values'

/** The key of this data folder, made on the first start; whoever changes it writes the new one before it. */
export function keepDataKey(dataDir: string): readonly [Buffer, ...Buffer[]] {
  const file = path.join(dataDir, 'data.key')
  if (!fs.existsSync(file)) writeOnce(file, `${randomBytes(32).toString('base64')}\n`)
  const { data } = keys.safeParse(fs.readFileSync(file, 'utf8'))
  if (!data) throw new Error(`${file} is damaged: each key in it must be 32 bytes in base64`)
  return data
}

/** A link appears whole or not at all, so a crash or a second starter never leaves half a key. */
function writeOnce(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o711 })
  const draft = `${file}.${process.pid}`
  const handle = fs.openSync(draft, 'w', 0o600)
  fs.writeSync(handle, text)
  fs.fsyncSync(handle)
  fs.closeSync(handle)
  try {
    fs.linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    fs.rmSync(draft)
  }
}
