import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { after, before, beforeEach, test, type TestContext } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { dump } from '@server/database/archive/dump'
import { load } from '@server/database/archive/load'
import { connect, type Place } from '@server/database/connect'
import { dataKeyOf } from '@server/database/data-key'
import { printOf } from '@server/database/key-print'
import { lockDataDir } from '@server/database/owned/lock'
import { SOCKET } from '@server/database/owned/socket-dir'
import { OWNER } from '@server/database/roles'
import { newGoods } from '../catalogue/goods'
import { temporaryDataDir } from '../harness/leftovers'
import { openTestDatabase, type TestDatabase } from '../harness/openTestDatabase'

const root = path.join(__dirname, '../../..')
const folder = temporaryDataDir()
const file = path.join(folder, 'backup.gz')
const awkward = 'tab\tline\nreturn\r\\ \\. 王阿姨\u2028 "quoted" \u{1F3EE}'

let source: TestDatabase
let target: TestDatabase
before(async () => {
  source = await openTestDatabase()
  target = await openTestDatabase({ role: OWNER })
  await source.pool.query("insert into facts (name, value) values ('awkward', $1), ('\\.', '')", [
    awkward,
  ])
  await newGoods(source, { title: '五常大米' })
  await source.pool.query(
    `insert into jobs (job_id, name, payload)
     select gen_random_uuid(), 'n', jsonb_build_object('n', n) from generate_series(1, 20000) n`,
  )
})
beforeEach(async () => {
  fs.rmSync(file, { force: true })
  await dump(source.pool, { file, keyPrint: 'print' })
})
after(async () => {
  await source.close()
  await target.close()
})

const everything = async ({ pool }: TestDatabase) => ({
  facts: (await pool.query('select * from facts order by name')).rows as unknown[],
  jobs: (await pool.query('select * from jobs order by job_id')).rows as unknown[],
  words: (await pool.query('select * from goods_words order by word')).rows as unknown[],
})

const rewritten = (change: (text: string) => string) =>
  fs.writeFileSync(file, gzipSync(change(gunzipSync(fs.readFileSync(file)).toString())))

test('what was saved comes back to the letter, in place of what was there', async () => {
  await target.pool.query("insert into facts (name, value) values ('of the target', '')")
  assert.equal(await load(target.pool, { file }), 20_013)
  assert.deepEqual(await everything(target), await everything(source))
})

test('every row is counted, also when the database says late that a copy is over', async (t) => {
  const far = connect({ to: { ...source.to, socketDir: await lateAnswersOf(source.to, t) } })
  t.after(() => far.close())
  const { rows } = await dump(far.pool, { file, keyPrint: 'print' })
  assert.equal(rows, 20_013)
  assert.equal(await load(target.pool, { file }), 20_013)
})

/** Where the same database is met, only that the last word of each copy comes by itself, and later. */
async function lateAnswersOf({ socketDir = '' }: Place, t: TestContext): Promise<string> {
  const folder = temporaryDataDir()
  const relay = net.createServer((phone) => {
    const house = net.connect(path.join(socketDir, SOCKET))
    phone.pipe(house)
    let told = Promise.resolve()
    house.on('data', (chunk) => {
      const at = chunk.indexOf('COPY ') - 5
      const parts = at > 0 ? [chunk.subarray(0, at), chunk.subarray(at)] : [chunk]
      parts.forEach((part, nth) => {
        told = told
          .then(() => (nth > 0 ? setTimeout(5) : undefined))
          .then(() => void phone.write(part))
      })
    })
    phone.on('close', () => house.destroy())
  })
  relay.listen(path.join(folder, SOCKET))
  await once(relay, 'listening')
  t.after(() => relay.close())
  return folder
}

test('identities go on where they were', async () => {
  await source.pool.query(
    "insert into banners (eyebrow, title, image, starts_at, ends_at, position) select '', '', '', now(), now() + interval '1 day', 1",
  )
  fs.rmSync(file)
  await dump(source.pool, { file, keyPrint: 'print' })
  await load(target.pool, { file })
  const insert = `insert into banners (eyebrow, title, image, starts_at, ends_at, position)
    select '', '', '', now(), now() + interval '1 day', 1 returning banner_id`
  const [first, second] = [await source.pool.query(insert), await target.pool.query(insert)]
  assert.deepEqual(second.rows, first.rows)
})

test('a torn, changed or foreign file changes nothing', async () => {
  await load(target.pool, { file })
  const before = await everything(target)
  const whole = fs.readFileSync(file)
  fs.writeFileSync(file, whole.subarray(0, whole.length / 2))
  await assert.rejects(load(target.pool, { file }))
  fs.writeFileSync(file, whole)
  rewritten((text) => text.slice(0, text.lastIndexOf('{"end"')))
  await assert.rejects(load(target.pool, { file }), /ends too early/)
  fs.writeFileSync(file, whole)
  rewritten((text) => text.replace(/^\\\\\.\t.*\n/m, ''))
  await assert.rejects(load(target.pool, { file }), /rows were saved/)
  fs.writeFileSync(file, gzipSync('something else\n'))
  await assert.rejects(load(target.pool, { file }), /not a backup of LinJi/)
  assert.deepEqual(await everything(target), before)
})

test('a backup of a newer version is refused', async () => {
  rewritten((text) => text.replace(/"schema":"[^"]*"/, '"schema":"9999_later.sql"'))
  await assert.rejects(load(target.pool, { file }), /newer version/)
})

test('a restore refuses without the right key, and while a server holds the data folder', () => {
  assert.match(restore().stderr, /another data key/)
  const key = Buffer.from(fs.readFileSync(path.join(folder, 'data.key'), 'utf8'), 'base64')
  rewritten((text) =>
    text.replace('"keyPrint":"print"', `"keyPrint":"${printOf(dataKeyOf([key]))}"`),
  )
  const lock = lockDataDir(folder, 'server')
  const { status, stderr } = restore()
  lock.release()
  assert.equal(status, 1)
  assert.match(stderr, /A server \(process \d+\) already works on/)
})

function restore() {
  return spawnSync(process.execPath, ['--import', 'tsx', 'server/safekeeping/restore.ts', file], {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder },
    encoding: 'utf8',
  })
}
