import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, Db } from '@server/database/database'
import { scrub, type Log } from '@server/log'
import type { Providers } from '@server/providers/providers'
import {
  claim,
  type Claimed,
  finish,
  LEASE_SECONDS,
  LeaseLost,
  postpone,
  releaseAll,
  renew,
} from './claim'
import { createBell } from './bell'
import { enqueue } from './enqueue'
import type { JobDefinition } from './job'
import { type Lane, lanes } from './lanes'
import type { Endings } from './endings'

const ATTEMPTS = 10
const LOOK_MS = 1000

export interface Worker {
  /** Takes no further job and waits for those under way. */
  stop(): Promise<void>
}

interface Options {
  database: Database
  /** For the jobs that wait for the world. */
  providers: Providers
  jobs: readonly JobDefinition[]
  log: Log
  /** No other worker lives on this table: what a killed one held does not wait for its lease. */
  alone?: boolean
  /** Told how each job ends. */
  endings?: Endings
}

/** Runs the jobs of the table as they fall due. Any number of workers may share a table. */
export function startWorker(options: Options): Worker {
  const { database, providers, jobs, log, endings, alone = false } = options
  if (jobs.length === 0) return { stop: async () => undefined }
  const stopping = new AbortController()
  const hands: Hands = { database, providers, log, endings, stopping: stopping.signal }
  const setUp = async () => {
    if (alone) await untilDone(hands, async () => void (await releaseAll(database.db)))
    await untilDone(hands, () => plant(database, jobs))
  }
  const ready = setUp()
  const loops = (Object.keys(lanes) as Lane[]).map((lane) => {
    const known = jobs.filter((job) => (job.lane ?? 'house') === lane)
    return ready.then(() => workOff(hands, known, lanes[lane]))
  })
  return {
    async stop() {
      stopping.abort()
      await Promise.all(loops)
    },
  }
}

/** One lane: its jobs alone, at most so many at a time. */
async function workOff(hands: Hands, jobs: readonly JobDefinition[], atOnce: number) {
  if (jobs.length === 0) return
  const { database, log, stopping } = hands
  const known = new Map(jobs.map((job) => [job.name, job]))
  const running = new Set<Promise<void>>()
  const bell = createBell(stopping)

  while (!stopping.aborted) {
    bell.listen()
    const claimed = await take()
    for (const job of claimed) {
      const run = perform(hands, known.get(job.name)!, job).finally(() => {
        running.delete(run)
        bell.ring()
      })
      running.add(run)
    }
    if (claimed.length === 0) await bell.rung(LOOK_MS)
  }
  bell.end()
  await Promise.all(running)

  async function take(): Promise<Claimed[]> {
    const free = atOnce - running.size
    if (free < atOnce / 2) return []
    try {
      return await database.transaction((tx) => claim(tx, [...known.keys()], free))
    } catch (error) {
      log.warn({ err: error }, 'could not look for jobs')
      bell.listen()
      return []
    }
  }
}

async function untilDone({ log, stopping }: Hands, step: () => Promise<void>): Promise<void> {
  while (!stopping.aborted) {
    try {
      return await step()
    } catch (error) {
      log.warn({ err: error }, 'could not set up the jobs')
      await sleep(LOOK_MS, undefined, { signal: stopping }).catch(() => undefined)
    }
  }
}

/** Repeating jobs have one row each, under their own name as the key. */
async function plant(database: Database, jobs: readonly JobDefinition[]): Promise<void> {
  await database.transaction(async (tx) => {
    for (const { name, every } of jobs) {
      if (every !== undefined) await enqueue(tx, name, {}, { key: name })
    }
  })
}

interface Hands {
  database: Database
  providers: Providers
  log: Log
  endings: Endings | undefined
  stopping: AbortSignal
}

const called = ({ name, lane = 'house' }: JobDefinition) => ({ job: name, lane })

async function perform(hands: Hands, definition: JobDefinition, job: Claimed): Promise<void> {
  const { database, providers, log } = hands
  const { every } = definition
  let finished = false
  const end = async (tx: Db) => {
    await finish(tx, job, every)
    finished = true
  }
  const tell = (outcome: 'done' | 'failed') =>
    hands.endings?.add({ ...called(definition), outcome })
  const keeping = setInterval(
    () => void renew(database.db, job).catch(() => undefined),
    (LEASE_SECONDS * 1000) / 3,
  )
  try {
    const clock = () => new Date()
    const context = { jobId: job.jobId, database, log, now: clock(), clock, finish: end }
    if (definition.lane === undefined || definition.lane === 'house')
      await definition.run(job.payload, context)
    else await definition.run(job.payload, { ...context, providers })
    if (!finished) await end(database.db)
    tell('done')
  } catch (error) {
    tell('failed')
    await giveBack(hands, job, error, every !== undefined)
  } finally {
    clearInterval(keeping)
  }
}

async function giveBack(hands: Hands, job: Claimed, error: unknown, standing: boolean) {
  if (error instanceof LeaseLost) return
  const { name, attempts } = job
  const last = !standing && attempts >= ATTEMPTS
  hands.log[last ? 'error' : 'warn']({ err: error, job: name, attempts }, 'job failed')
  const reason = scrub(error instanceof Error ? error.message : String(error))
  await persist(hands, job, () => postpone(hands.database.db, job, { reason, last, standing }))
}

/** What made a job fail may be the database, which is there again long before its lease runs out. */
async function persist({ log, stopping }: Hands, { name }: Claimed, step: () => Promise<void>) {
  const patience = Date.now() + LEASE_SECONDS * 1000
  for (;;) {
    try {
      return await step()
    } catch (error) {
      if (stopping.aborted || Date.now() > patience) {
        return log.warn({ err: error, job: name }, 'job comes back when its lease runs out')
      }
    }
    await sleep(LOOK_MS, undefined, { signal: stopping }).catch(() => undefined)
  }
}
