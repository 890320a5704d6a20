import assert from 'node:assert/strict'
import { afterEach, beforeEach, test } from 'node:test'
import { openDatabase } from '@server/database/open'
import { prepare } from '@server/database/prepare'
import { roleOf } from '@server/database/rights'
import { APPLICATION, OWNER } from '@server/database/roles'
import { createLog } from '@server/log'
import { temporaryDataDir } from '../harness/leftovers'
import { openTestDatabase, type TestDatabase } from '../harness/openTestDatabase'

let behind: TestDatabase
beforeEach(async () => {
  behind = await openTestDatabase({ migrated: false })
})
afterEach(() => behind.close())

const addressOf = (role: string) =>
  `postgres:///${behind.to.database}?host=${behind.to.socketDir}&user=${role}`

/** As the server opens one that it is told of; what it warns of. */
async function opened(databaseUrl: string, databaseOwnerUrl?: string, told = databaseUrl) {
  const lines: string[] = []
  const log = createLog('warn', { write: (line) => void lines.push(line) })
  const where = {
    dataDir: temporaryDataDir(),
    databaseUrl,
    databaseOwnerUrl,
    databaseConnections: 2,
  }
  const database = await openDatabase(where, log, { purpose: 'test' })
  await prepare(database, { databaseUrl: told }, log)
  const role = await roleOf(database.db)
  await database.close()
  return { role, warnings: lines.join() }
}

test('one role owns and migrates, the other works', async () => {
  const { role, warnings } = await opened(addressOf(APPLICATION), addressOf(OWNER))
  assert.deepEqual([role, warnings], [APPLICATION, ''])
  assert.equal((await opened(addressOf(APPLICATION), addressOf(OWNER))).warnings, '')
})

test('one role for both works, and is told what that means', async () => {
  for (const owner of [undefined, addressOf(OWNER)]) {
    const { role, warnings } = await opened(addressOf(OWNER), owner)
    assert.equal(role, OWNER)
    assert.match(warnings, /may alter its own records.*DATABASE_OWNER_URL/)
  }
})

test('a database on another machine without TLS is warned of', async () => {
  const far = 'postgres://shop:secret@db.example/linji'
  const { warnings } = await opened(addressOf(APPLICATION), addressOf(OWNER), far)
  assert.match(warnings, /without TLS: add sslmode=verify-full/)
  assert.doesNotMatch(warnings, /secret/)
})
