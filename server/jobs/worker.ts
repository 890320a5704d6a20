import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, Db } from '@server/database/database'
import { scrub, type Log } from '@server/log'
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
import { enqueue, poke } from './enqueue'
import type { JobDefinition } from './job'

const ATTEMPTS = 10
const AT_ONCE = 8
const LOOK_MS = 1000

export interface Worker {
  /** Takes no further job and waits for those under way. */
  stop(): Promise<void>
}

interface Options {
  database: Database
  jobs: readonly JobDefinition[]
  log: Log
  /** No other worker lives on this table: what a killed one held does not wait for its lease. */
  alone?: boolean
  /** How many run side by side. */
  atOnce?: number
}

/** Runs the jobs of the table as they fall due. Any number of workers may share a table. */
export function startWorker(options: Options): Worker {
  const { database, jobs, log, alone = false, atOnce = AT_ONCE } = options
  const known = new Map(jobs.map((job) => [job.name, job]))
  const stopping = new AbortController()
  const hands: Hands = { database, known, log, stopping: stopping.signal }
  const running = new Set<Promise<void>>()
  let wake: () => void = () => undefined
  let poked = false

  const onPoke = () => {
    poked = true
    wake()
  }

  async function work(): Promise<void> {
    if (alone) await untilDone(async () => void (await releaseAll(database.db)))
    await untilDone(() => plant(database, jobs))
    while (!stopping.signal.aborted) {
      poked = false
      const claimed = await take()
      for (const job of claimed) {
        const run = perform(hands, job).finally(() => {
          running.delete(run)
          onPoke()
        })
        running.add(run)
      }
      if (!poked && claimed.length === 0) await pause()
    }
    await Promise.all(running)
  }

  async function take(): Promise<Claimed[]> {
    const free = atOnce - running.size
    if (free < atOnce / 2) return []
    try {
      return await database.transaction((tx) => claim(tx, [...known.keys()], free))
    } catch (error) {
      log.warn({ err: error }, 'could not look for jobs')
      await pause()
      return []
    }
  }

  async function pause(): Promise<void> {
    const woken = new Promise<void>((resolve) => (wake = resolve))
    const late = new AbortController()
    const rest = sleep(LOOK_MS, undefined, { signal: late.signal }).catch(() => undefined)
    await Promise.race([woken, rest])
    late.abort()
  }

  async function untilDone(step: () => Promise<void>): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        return await step()
      } catch (error) {
        log.warn({ err: error }, 'could not set up the jobs')
        await pause()
      }
    }
  }

  if (known.size === 0) return { stop: async () => undefined }
  poke.on('job', onPoke)
  const loop = work()
  return {
    async stop() {
      poke.off('job', onPoke)
      stopping.abort()
      wake()
      await loop
    },
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
  known: ReadonlyMap<string, JobDefinition>
  log: Log
  stopping: AbortSignal
}

async function perform(hands: Hands, job: Claimed): Promise<void> {
  const { database, known } = hands
  const definition = known.get(job.name)
  if (!definition) return
  const { every } = definition
  let finished = false
  const end = async (tx: Db) => {
    await finish(tx, job, every)
    finished = true
  }
  const keeping = setInterval(
    () => void renew(database.db, job).catch(() => undefined),
    (LEASE_SECONDS * 1000) / 3,
  )
  try {
    await definition.run(job.payload, { database, now: new Date(), finish: end })
    if (!finished) await end(database.db)
  } catch (error) {
    await giveBack(hands, job, error, every === undefined && job.attempts >= ATTEMPTS)
  } finally {
    clearInterval(keeping)
  }
}

async function giveBack(hands: Hands, job: Claimed, error: unknown, last: boolean): Promise<void> {
  if (error instanceof LeaseLost) return
  const { name, attempts } = job
  hands.log[last ? 'error' : 'warn']({ err: error, job: name, attempts }, 'job failed')
  const reason = scrub(error instanceof Error ? error.message : String(error))
  await persist(hands, job, () => postpone(hands.database.db, job, reason, last))
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
