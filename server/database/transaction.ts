import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from './database'

const ATTEMPTS = 8
const FIRST_PAUSE_MS = 4
const LOST_A_RACE = new Set(['40001', '40P01'])

type Hook = () => void
const hooks = new WeakMap<object, Hook[]>()

/** Runs `work` in one transaction, and from the start again when it lost a race to another. */
export async function runTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const after: Hook[] = []
    try {
      const result = await db.transaction(async (tx) => {
        hooks.set(tx, after)
        return await work(tx)
      })
      after.forEach((hook) => hook())
      return result
    } catch (error) {
      if (attempt === ATTEMPTS || !LOST_A_RACE.has(sqlState(error) ?? '')) throw error
    }
    await sleep(FIRST_PAUSE_MS * 2 ** attempt * Math.random())
  }
}

/** Calls `hook` when the transaction has committed, and never if it rolls back. */
export function afterCommit(tx: Db, hook: Hook): void {
  const waiting = hooks.get(tx)
  if (waiting) waiting.push(hook)
  else hook()
}

/** The SQLSTATE of a database error, however deep a library has wrapped it. */
export function sqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown }
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code
  }
  return undefined
}
