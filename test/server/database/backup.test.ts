import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { eq, or } from 'drizzle-orm'
import { obey } from '@server/command/run'
import { houseRecords } from '@server/database/house-records'
import { deskCommand } from '@server/desk/command'
import { temporaryDataDir } from '../harness/leftovers'
import { type RunningServer, startServer } from '../harness/startServer'

const root = path.join(__dirname, '../../..')
const file = path.join(temporaryDataDir(), 'backup.gz')
const env = { DEMO_DATA: 'no' }

let server: RunningServer
let dataDir: string
before(async () => {
  server = await startServer({ env })
  dataDir = server.dataDir
})
after(() => server.stop())

function run(name: 'backup' | 'restore') {
  const program = ['--import', 'tsx', `server/safekeeping/${name}.ts`, file]
  const { SUDO_USER: _none, ...environment } = process.env
  return spawnSync(process.execPath, program, {
    cwd: root,
    env: { ...environment, DATA_DIR: dataDir },
    encoding: 'utf8',
  })
}

test('a backup is made beside the server, restored without it, and both are on record', async () => {
  const saved = run('backup')
  assert.equal(saved.status, 0, saved.stderr)
  await server.stop()
  const restored = run('restore')
  assert.equal(restored.status, 0, restored.stderr)
  const { status, err } = await obey(deskCommand, ['list'], { ...process.env, DATA_DIR: dataDir })
  assert.equal(status, 0, `the application may work on what was restored: ${err}`)
  server = await startServer({ env, dataDir })
  const rows = await server.database.db
    .select()
    .from(houseRecords)
    .where(or(eq(houseRecords.command, 'backup'), eq(houseRecords.command, 'restore')))
    .orderBy(houseRecords.recordId)
  const user = os.userInfo().username
  assert.deepEqual(
    rows.map(({ command, about, osUser }) => [command, about, osUser]),
    [
      ['backup', file, user],
      ['restore', file, user],
    ],
  )
})
