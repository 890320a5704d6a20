import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { after, beforeEach, afterEach, test } from 'node:test'
import { connect } from '@server/database/connect'
import { migrate } from '@server/database/migrate'
import { temporaryDataDir } from '../harness/leftovers'
import { openTestDatabase, type TestDatabase } from '../harness/openTestDatabase'

const keepCluster = openTestDatabase({ migrated: false })
let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase({ migrated: false })
})
afterEach(() => database.close())
after(async () => (await keepCluster).close())

function folderOf(files: Record<string, string>): string {
  const folder = temporaryDataDir()
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text)
  return folder
}

const two = {
  '0002_b.sql': 'alter table a add column b text; create index on a (b);',
  '0001_a.sql': 'create table a (id integer);',
}

test('runs in the order of the names, once each', async () => {
  const folder = folderOf(two)
  assert.deepEqual(await migrate(database, folder), ['0001_a.sql', '0002_b.sql'])
  assert.deepEqual(await migrate(database, folder), [])
})

test('refuses a past migration that was edited, but not other line ends', async () => {
  const folder = folderOf(two)
  await migrate(database, folder)
  fs.writeFileSync(path.join(folder, '0001_a.sql'), `${two['0001_a.sql']}\r\n`.trimEnd())
  await migrate(database, folder)
  fs.writeFileSync(path.join(folder, '0001_a.sql'), 'create table a (id bigint);')
  await assert.rejects(migrate(database, folder), /0001_a\.sql was edited/)
})

test('two servers that start at once run each migration once', async () => {
  const folder = folderOf(two)
  const other = connect({ to: database.to })
  const ran = await Promise.all([migrate(database, folder), migrate(other, folder)])
  assert.deepEqual(ran.flat().sort(), ['0001_a.sql', '0002_b.sql'])
  await other.close()
})

test('one that fails leaves nothing of itself and names itself', async () => {
  const folder = folderOf({ ...two, '0003_c.sql': 'create table c (); select nonsense;' })
  await assert.rejects(migrate(database, folder), /0003_c\.sql failed: column "nonsense"/)
  const { rows } = await database.pool.query("select to_regclass('c') as c, to_regclass('a') as a")
  assert.deepEqual(rows, [{ c: null, a: 'a' }])
})
