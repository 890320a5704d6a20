/** What processes of a step begin with, made once: it takes each of them longer than most have to test. */
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../install.mjs'

/** The demo has people in the middle of something: it is planted anew before their time is over. */
const mostMinutes = 12

const maker = [
  ...['--import', 'tsx', '--import', './tools/test/as-one-file.mjs'],
  'test/server/harness/make-ready.ts',
]

function make(what, folder, environment) {
  return new Promise((resolve) => {
    const words = [...maker, what, folder]
    const child = spawn(process.execPath, words, { cwd: root, env: environment, stdio: 'inherit' })
    child.on('error', () => resolve(false))
    child.on('exit', (code) => resolve(code === 0))
  })
}

/** `what`: `houses` or `server`. Where it cannot be made, each process makes its own. */
export function keepReady(what, environment) {
  const folders = []
  let made = null
  let madeAt = 0

  async function makeNow() {
    const folder = mkdtempSync(join(tmpdir(), 'linji-ready-'))
    folders.push(folder)
    // the database runs as somebody else where this is root
    chmodSync(folder, 0o711)
    return (await make(what, folder, environment)) ? folder : null
  }
  const remove = () =>
    folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true }))
  process.once('exit', remove)

  return {
    /** For a process that begins now. */
    async environment() {
      if (Date.now() - madeAt > mostMinutes * 60_000) {
        madeAt = Date.now()
        made = makeNow()
      }
      const folder = await made
      return folder ? { ...environment, TEST_READY: folder } : environment
    },
    remove,
  }
}
