import { api, type Path } from '@contract/api'
import type { Call } from '@contract/call'
import { Refusal } from '@server/call/refusal'

/**
 * Turns away at once who is more than a call takes at a time, before anything is looked up for them: an answer that
 * says so soon is better than one that comes too late.
 */
export function createCrowds() {
  const inside = new Map<Path, number>()

  return async function inCrowd<T>(path: Path, work: () => Promise<T>): Promise<T> {
    const { atOnce }: Call = api[path]
    if (atOnce === undefined) return work()
    const already = inside.get(path) ?? 0
    if (already >= atOnce) throw new Refusal('crowded')
    inside.set(path, already + 1)
    try {
      return await work()
    } finally {
      inside.set(path, inside.get(path)! - 1)
    }
  }
}

export type InCrowd = ReturnType<typeof createCrowds>
