import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { afterEach, test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { areaHandlers, areaJobs } from '@server/areas/assembled'
import { createHistogram } from '@server/http/metrics/counter'
import { exposition } from '@server/http/metrics/exposition'
import { watchLoop } from '@server/http/metrics/process'
import { createServer } from '@server/http/server'
import { createEndings } from '@server/jobs/endings'
import { createLog } from '@server/log'
import { createCircuits } from '@server/providers/providers'
import { type House, openHouse, slowestMs } from '../harness/openHouse'
import { newPerson } from '../harness/people'
import { somePhone } from '../harness/request'
import { until } from '../harness/until'

const open: House[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((house) => house.close()))
})

async function openOne(options: Parameters<typeof openHouse>[0] = {}) {
  const house = await openHouse({ seeded: false, env: { TRUST_PROXY: 'no' }, ...options })
  open.push(house)
  return house
}

const read = async ({ app }: Pick<House, 'app'>) => (await app.inject('/metrics')).body
/** The greatest of all numbers that go by this name and these labels. */
function most(text: string, name: string, label = ''): number | undefined {
  const lines = text.split('\n').filter((line) => line.startsWith(name) && line.includes(label))
  const values = lines.map((line) => Number(line.split(' ').at(-1)))
  return values.length > 0 ? Math.max(...values) : undefined
}

test('an answer that nobody expected counts as failed', async () => {
  const broken = () => Promise.reject(new Error('broken'))
  const house = await openOne({ handlers: { ...areaHandlers, '/tp5/api/Common/config': broken } })
  await house.call('/tp5/api/Common/config', {})
  assert.equal(most(await read(house), 'linji_requests_total', 'outcome="failed"'), 1)
})

test('an answer that takes longer than a second is in no bucket below', () => {
  const seconds = createHistogram('linji_request_seconds', 'How long', 'kind')
  for (const took of [0.02, 1.2]) seconds.observe('read', took)
  const text = exposition([seconds.family()])
  const bucket = (le: string) => most(text, 'linji_request_seconds_bucket', `le="${le}"`)
  assert.deepEqual([bucket('0.01'), bucket('1'), bucket('2.5'), bucket('+Inf')], [0, 1, 2, 2])
})

test('a turn of the event loop that takes long shows', async () => {
  const loop = watchLoop()
  let looks = 0
  await until('the watch has seen some turns', () => ++looks > 5)
  const end = performance.now() + 400
  while (performance.now() < end);
  await setImmediate()
  await setImmediate()
  const text = exposition(loop.families())
  assert.ok(most(text, 'linji_event_loop_lag_seconds', 'quantile="1"')! > 0.2)
  loop.stop()
})

test('who waits for the database shows, and the page does not wait with them', async () => {
  const house = await openOne({ patienceMs: 200 })
  const { pool } = house.database
  const held = await Promise.all(Array.from({ length: 20 }, () => pool.connect()))
  const waiting = pool.query('select 1')
  const text = await read(house)
  assert.equal(most(text, 'linji_database_waiting'), 1)
  assert.equal(most(text, 'linji_metrics_unanswered'), 2)
  held.forEach((client) => client.release())
  await waiting
})

test('jobs that nobody does and jobs that were given up show in their lane', async () => {
  const house = await openOne()
  const { database, config, providers } = house
  await database.pool.query(
    `insert into jobs (job_id, name, payload, run_at, failed_at) values
      (gen_random_uuid(), 'auth: send sms', '{}', now() - interval '10 minutes', null),
      (gen_random_uuid(), 'payment: give money back', '{}', now(), now())`,
  )
  const watched = { jobs: areaJobs(config), endings: createEndings(), circuits: createCircuits() }
  const log = createLog('silent')
  const handing = { log, watched, patienceMs: slowestMs }
  const given = { config, database, providers, handlers: areaHandlers, ...handing }
  const app = await createServer(given)
  const text = await read({ app })
  assert.ok(most(text, 'linji_jobs_oldest_seconds', 'lane="sms"')! >= 600)
  assert.equal(most(text, 'linji_jobs_due', 'lane="sms"'), 1)
  assert.equal(most(text, 'linji_jobs_given_up', 'lane="payment"'), 1)
  assert.equal(most(text, 'linji_jobs_given_up', 'lane="house"'), 0)
  await app.close()
})

test('books that somebody wrote into show', async () => {
  const house = await openOne()
  await newPerson(house, { points: 100 })
  await house.database.pool.query('update wallet_accounts set balance = balance + 1')
  assert.equal(most(await read(house), 'linji_ledger_difference', 'points'), 1)
})

test('the newest backup shows, and none where there is none', async () => {
  const house = await openOne()
  assert.equal(most(await read(house), 'linji_backup_time_seconds'), undefined)
  const folder = path.join(house.config.dataDir, 'backups')
  fs.mkdirSync(folder)
  for (const [file, at] of [
    ['linji-1.gz', 1000],
    ['linji-2.sealed', 2000],
    ['before-restore-3.gz', 3000],
  ] as const) {
    fs.writeFileSync(path.join(folder, file), '')
    fs.utimesSync(path.join(folder, file), at, at)
  }
  assert.equal(most(await read(house), 'linji_backup_time_seconds'), 2000)
})

test('somebody who tries codes shows', async () => {
  const house = await openOne()
  const wrong = { phone: somePhone(), code: '000000' }
  for (let call = 0; call < 4; call++) await house.call('/tp5/api/UserLogin/smsLogin', wrong)
  const refused = 'kind="sign-in",outcome="refused"'
  assert.equal(most(await read(house), 'linji_security_events_total', refused), 4)
})

test('docs/OPERATIONS.md names nothing that /metrics does not tell', async () => {
  const house = await openOne()
  const { config, database, providers } = house
  const watched = { jobs: areaJobs(config), endings: createEndings(), circuits: createCircuits() }
  const log = createLog('silent')
  const handing = { log, watched, patienceMs: slowestMs }
  const given = { config, database, providers, handlers: areaHandlers, ...handing }
  const app = await createServer(given)
  const text = await read({ app })
  const doc = fs.readFileSync(path.join(__dirname, '../../../docs/OPERATIONS.md'), 'utf8')
  const named = new Set(doc.match(/\b(linji|process)_[a-z_]+/g))
  assert.ok(named.size >= 10)
  for (const name of named)
    assert.ok(text.includes(`# TYPE ${name.replace(/_bucket$/, '')} `), name)
  await app.close()
})
