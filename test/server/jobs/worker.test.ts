import assert from 'node:assert/strict'
import { after, afterEach, before, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { loadConfig } from '@server/config'
import { connect } from '@server/database/connect'
import { OWNER } from '@server/database/roles'
import { enqueue } from '@server/jobs/enqueue'
import type { JobContext, JobDefinition } from '@server/jobs/job'
import { createEndings } from '@server/jobs/endings'
import { standingOfLanes } from '@server/jobs/standing'
import { startWorker, type Worker } from '@server/jobs/worker'
import { createLog } from '@server/log'
import { createProviders, type Providers } from '@server/providers/providers'
import { temporaryDataDir } from '../harness/leftovers'
import { openTestDatabase, type TestDatabase } from '../harness/openTestDatabase'
import { until } from '../harness/until'

const log = createLog('silent')
let database: TestDatabase
let providers: Providers
let workers: Worker[] = []

before(async () => {
  database = await openTestDatabase({ role: OWNER })
  providers = createProviders(loadConfig({ DATA_DIR: temporaryDataDir() }), database)
  await database.db.execute(sql`create table done (n integer not null)`)
})
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()))
  workers = []
  await database.db.execute(sql`truncate jobs, done`)
})
after(() => database.close())

function work(...jobs: JobDefinition[]): void {
  workers.push(startWorker({ database, providers, jobs, log }))
}

const job = (
  name: string,
  run: (payload: { n: number }, context: JobContext) => Promise<void>,
  every?: number,
): JobDefinition => ({ name, every, run: (payload, context) => run(payload as never, context) })

const ask = (name: string, n = 0, options = {}) =>
  database.transaction((tx) => enqueue(tx, name, { n }, options))

interface Row {
  name: string
  attempts: number
  failed: boolean
  due: boolean
  last_error: string | null
}

async function waiting(): Promise<Row[]> {
  const { rows } = await database.pool.query<Row>(
    `select name, attempts, failed_at is not null as failed, run_at <= now() as due, last_error
     from jobs`,
  )
  return rows
}

const noneLeft = async () => (await waiting()).length === 0

test('a job runs after its transaction has committed, and not when it rolls back', async () => {
  const ran: number[] = []
  work(job('note', async ({ n }) => void ran.push(n)))
  const failing = database.transaction(async (tx) => {
    await enqueue(tx, 'note', { n: 1 })
    throw new Error('no')
  })
  await assert.rejects(failing)
  await ask('note', 2)
  await until('the job is done', noneLeft)
  assert.deepEqual(ran, [2])
})

test('several workers share the work, and no job is done twice', async () => {
  const count = 500
  await database.db.execute(sql`
    insert into jobs (job_id, name, payload)
    select gen_random_uuid(), 'count', jsonb_build_object('n', n) from generate_series(1, ${count}) n`)
  const once = job('count', ({ n }, context) =>
    context.database.transaction(async (tx) => {
      await tx.execute(sql`insert into done values (${n})`)
      await context.finish(tx)
    }),
  )
  work(once)
  work(once)
  await until('all is done', noneLeft)
  const { rows } = await database.pool.query('select count(*), count(distinct n) as each from done')
  assert.deepEqual(rows, [{ count, each: count }])
})

test('while one of a key waits, another is not added', async () => {
  const later = { key: 'only', runAt: new Date(Date.now() + 60_000) }
  await ask('once', 1, later)
  await ask('once', 2, later)
  await ask('once', 3, { ...later, key: 'other' })
  assert.equal((await waiting()).length, 2)
})

test('a job waits for its time', async () => {
  const ran: number[] = []
  work(job('note', async ({ n }) => void ran.push(n)))
  await ask('note', 1, { runAt: new Date(Date.now() + 60_000) })
  await ask('note', 2)
  await until('the second is done', async () => (await waiting()).length === 1)
  assert.deepEqual(ran, [2])
})

test('a job that fails comes back later, and in the end stays for a person to see', async () => {
  let fell = new Date()
  const fall = job('fall', async () => {
    fell = new Date()
    // who is stopped still puts it back, and does not try again before it was looked at
    for (const worker of workers) void worker.stop()
    throw new Error('no line to 13812345678')
  })
  work(fall)
  await ask('fall')
  await until('it has been put back', async () => (await waiting())[0]?.last_error != null)
  const { due: _due, ...row } = (await waiting())[0]!
  const last_error = 'no line to 138****5678'
  assert.deepEqual(row, { name: 'fall', attempts: 1, failed: false, last_error })
  const { rows } = await database.pool.query<{ run_at: Date }>('select run_at from jobs')
  assert.ok(rows[0]!.run_at > fell)
  await database.db.execute(sql`update jobs set attempts = 9, run_at = now() - interval '1 second'`)
  work(fall)
  await until('it has been given up', async () => (await waiting())[0]?.failed === true)
  assert.equal((await waiting())[0]?.attempts, 10)
})

test('one that repeats is tried again within a minute, however often it failed', async () => {
  work(job('beat', () => Promise.reject(new Error('down')), 3))
  await until('it has failed', async () => (await waiting())[0]?.last_error != null)
  await Promise.all(workers.map((worker) => worker.stop()))
  await database.db.execute(sql`update jobs set attempts = 30, last_error = null, run_at = now()`)
  work(job('beat', () => Promise.reject(new Error('down')), 3))
  await until('it has failed again', async () => (await waiting())[0]?.last_error != null)
  const { rows } = await database.pool.query<{ soon: boolean }>(
    `select run_at <= now() + interval '1 minute' as soon from jobs`,
  )
  assert.deepEqual(rows, [{ soon: true }])
})

test('a job whose worker died is taken over when its lease has run out', async () => {
  await database.db.execute(sql`
    insert into jobs (job_id, name, payload, lease, leased_until, attempts)
    values (gen_random_uuid(), 'note', '{"n": 1}', gen_random_uuid(), now() - interval '1 second', 1),
      (gen_random_uuid(), 'note', '{"n": 2}', gen_random_uuid(), now() + interval '1 hour', 1)`)
  const ran: number[] = []
  work(job('note', async ({ n }) => void ran.push(n)))
  await until('the first is done', async () => (await waiting()).length === 1)
  assert.deepEqual(ran, [1])
})

test('how each job ends is tallied by its lane', async () => {
  const endings = createEndings()
  const jobs: JobDefinition[] = [
    job('note', async () => undefined),
    { name: 'send', lane: 'sms', run: () => Promise.reject(new Error('down')) },
  ]
  workers.push(startWorker({ database, providers, jobs, log, endings }))
  for (const name of ['note', 'note', 'send']) await ask(name)
  await until('all have ended', () => endings.all().reduce((sum, one) => sum + one.times, 0) === 3)
  assert.deepEqual(
    [...endings.all()].sort((one, other) => one.job.localeCompare(other.job)),
    [
      { job: 'note', lane: 'house', outcome: 'done', times: 2 },
      { job: 'send', lane: 'sms', outcome: 'failed', times: 1 },
    ],
  )
})

test('a worker that is alone waits for no lease of one that was killed', async () => {
  await database.db.execute(sql`
    insert into jobs (job_id, name, payload, lease, leased_until, attempts)
    values (gen_random_uuid(), 'note', '{"n": 1}', gen_random_uuid(), now() + interval '1 hour', 1)`)
  const jobs = [job('note', async () => undefined)]
  workers.push(startWorker({ database, providers, jobs, log, alone: true }))
  await until('the job is done', noneLeft)
})

test('a job that failed with its database is put back once that is there again', async () => {
  let falls = 0
  const fallen = { execute: () => Promise.reject(new Error(`not there, ${++falls}`)) }
  const run = async () => {
    falls = 1
    throw new Error('not there')
  }
  const shaky = {
    ...database,
    get db() {
      return falls === 1 ? (fallen as unknown as typeof database.db) : database.db
    },
  }
  workers.push(startWorker({ database: shaky, providers, jobs: [job('fall', run)], log }))
  await ask('fall')
  await until('it has been put back', async () => (await waiting())[0]?.last_error != null)
  assert.equal(falls, 2)
})

test('a worker that lost its lease leaves no trace', async () => {
  let outcome = ''
  work(
    job('slow', async (_payload, { database, finish }) => {
      await database.db.execute(sql`update jobs set lease = gen_random_uuid()`)
      const finishing = database.transaction(async (tx) => {
        await tx.execute(sql`insert into done values (1)`)
        await finish(tx)
      })
      outcome = await finishing.then(
        () => 'committed',
        (error: Error) => error.name,
      )
    }),
  )
  await ask('slow')
  await until('it has tried', () => outcome !== '')
  assert.equal(outcome, 'LeaseLost')
  const { rows } = await database.pool.query('select * from done')
  assert.deepEqual(rows, [])
})

test('a repeating job has one row however many servers start, and is set for its next run', async () => {
  let runs = 0
  const beat = job('beat', async () => void runs++, 3600)
  work(beat)
  work(beat)
  await until('it has run', async () => runs === 1 && (await waiting())[0]?.due === false)
  assert.deepEqual(await waiting(), [
    { name: 'beat', attempts: 0, failed: false, due: false, last_error: null },
  ])
})

test('jobs of a newer version are left to it', async () => {
  work(job('known', async () => undefined))
  await ask('unknown')
  await ask('known')
  await until('the known one is done', async () => (await waiting()).length === 1)
  assert.deepEqual((await waiting())[0]?.name, 'unknown')
})

test('a job that no longer exists is told of by no lane', async () => {
  await ask('gone')
  await ask('known')
  const standing = await standingOfLanes(database.db, [job('known', async () => undefined)])
  assert.equal(standing.find(({ lane }) => lane === 'house')?.due, 1)
})

test('stopping waits for the job under way', async () => {
  let release: () => void = () => undefined
  let ended = false
  const gate = new Promise<void>((resolve) => (release = resolve))
  const started = new Promise<void>((resolve) => {
    work(
      job('long', async () => {
        resolve()
        await gate
        ended = true
      }),
    )
  })
  await ask('long')
  await started
  const stopped = Promise.all(workers.map((worker) => worker.stop()))
  release()
  await stopped
  assert.ok(ended)
  assert.ok(await noneLeft())
})

test('a job waiting in a lost database is found again', async () => {
  const other = connect({ to: { ...database.to, database: 'not_there' } })
  const lost = startWorker({
    database: other,
    providers,
    jobs: [job('note', async () => undefined)],
    log,
  })
  await lost.stop()
  await other.close()
})

test('jobs that wait for the world hold up no others', async () => {
  let answer: () => void = () => undefined
  const silence = new Promise<void>((resolve) => (answer = resolve))
  const waits: JobDefinition = { name: 'waits', lane: 'sms', run: () => silence }
  const ran: number[] = []
  work(
    waits,
    job('note', async ({ n }) => void ran.push(n)),
  )
  for (let nth = 0; nth < 20; nth++) await ask('waits', nth)
  await ask('note', 1)
  await until('the note is written', () => ran.length === 1)
  answer()
  await until('all is done', noneLeft)
})
