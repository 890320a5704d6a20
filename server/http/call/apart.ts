import type { Database } from '@server/database/database'
import type { Context } from '@server/call/handler'

/**
 * Work that commits on its own. When the call's transaction lost a race and runs again, what was
 * done apart is done already: the second run is given the first one's results, in order.
 */
export function createApart(database: Database) {
  const done: unknown[] = []

  return function forOneRun(): Context['apart'] {
    let step = 0
    return async <T>(work: Parameters<Context['apart']>[0]) => {
      const at = step++
      if (at in done) return done[at] as T
      const result = await database.transaction(work)
      done[at] = result
      return result as T
    }
  }
}
