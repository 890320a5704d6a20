import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Clients } from './clients'
import type { Db } from './database'
import { isLost, sqlState } from './failover'

const ATTEMPTS = 8
const PAUSE_MS = { race: 4, failover: 50 }
const LONGEST_PAUSE_MS = 1600
const LOST_A_RACE = new Set(['40001', '40P01'])

type Hook = () => void
const hooks = new WeakMap<object, Hook[]>()

/** The connection was lost while it committed: nobody knows whether it has. */
export class UnclearCommit extends Error {
  constructor(cause: unknown) {
    super('The connection was lost during the commit', { cause })
    this.name = 'UnclearCommit'
  }
}

export interface Repeating {
  /** The work sees by itself whether it is done, so that an unclear commit may be repeated. */
  knowsIfDone?: boolean
}

/** Runs `work` in one transaction, and from the start again when it lost a race or its server. */
export const runTransaction = <T>(
  clients: Clients,
  work: (tx: Db) => Promise<T>,
  { knowsIfDone = false }: Repeating = {},
): Promise<T> =>
  repeated(
    () => attempt(clients, work),
    (error) => !(error instanceof UnclearCommit) || knowsIfDone,
  )

/** Asks again when the server was lost: for reads, and for what may happen twice. */
export const again = <T>(ask: () => Promise<T>): Promise<T> => repeated(ask, () => true)

async function repeated<T>(
  once: () => Promise<T>,
  mayRepeat: (error: unknown) => boolean,
): Promise<T> {
  for (let nth = 1; ; nth++) {
    try {
      return await once()
    } catch (error) {
      const pause = pauseAfter(error)
      if (nth === ATTEMPTS || pause === undefined || !mayRepeat(error)) throw error
      await sleep(Math.min(LONGEST_PAUSE_MS, pause * 2 ** nth) * Math.random())
    }
  }
}

function pauseAfter(error: unknown): number | undefined {
  if (LOST_A_RACE.has(sqlState(error) ?? '')) return PAUSE_MS.race
  return isLost(error) ? PAUSE_MS.failover : undefined
}

async function attempt<T>(clients: Clients, work: (tx: Db) => Promise<T>): Promise<T> {
  const client = await clients.take()
  const after: Hook[] = []
  const ended: { work?: true; failure?: { error: unknown } } = {}
  let lost = false
  try {
    const result = await drizzle(client).transaction(async (tx) => {
      hooks.set(tx, after)
      const given = await work(tx).catch((error: unknown) => {
        ended.failure = { error }
        throw error
      })
      ended.work = true
      return given
    })
    after.forEach((hook) => hook())
    return result
  } catch (error) {
    // a rollback without a connection fails too, and says less than what led to it
    const reason = ended.failure ? ended.failure.error : error
    lost = isLost(error) || isLost(reason)
    if (lost) clients.distrust()
    throw ended.work && lost ? new UnclearCommit(error) : reason
  } finally {
    client.release(lost)
  }
}

/** A step that may fail by itself: what it wrote is undone then, and nothing of it is told. */
export async function savepoint<T>(tx: Db, work: (step: Db) => Promise<T>): Promise<T> {
  const told: Hook[] = []
  // eslint-disable-next-line linji/no-restricted-syntax -- the one place where it is made
  const result = await tx.transaction((step) => {
    hooks.set(step, told)
    return work(step)
  })
  told.forEach((hook) => afterCommit(tx, hook))
  return result
}

/** Calls `hook` when the transaction has committed, and never if it rolls back. */
export function afterCommit(tx: Db, hook: Hook): void {
  const waiting = hooks.get(tx)
  if (waiting) waiting.push(hook)
  else hook()
}
