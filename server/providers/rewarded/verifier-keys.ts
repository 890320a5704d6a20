import type { KeyObject } from 'node:crypto'
import { readVerifierKeys, type VerifierKeys } from '@server/config'
import type { Guard } from '../guard'
import { reach } from '../reach'

type Given = { keys: VerifierKeys } | { url: string }

/** Keys are changed a few times a year: whoever makes a number up has us ask no more often than this. */
const restMs = 60_000
/** One that the platform has taken back is not believed for longer. */
const freshMs = 24 * 3600_000

/** Finds a key by its number; undefined where the platform has none of it. */
export function createVerifierKeys(
  given: Given,
  guard: Guard,
): (keyId: string) => Promise<KeyObject | undefined> {
  if ('keys' in given) return (keyId) => Promise.resolve(given.keys.get(keyId))
  let kept: VerifierKeys = new Map()
  let askedAt = -Infinity
  return async (keyId) => {
    const age = Date.now() - askedAt
    if (age > freshMs || (!kept.has(keyId) && age > restMs)) {
      kept = await guard((signal) => ask(given.url, signal))
      askedAt = Date.now()
    }
    return kept.get(keyId)
  }
}

async function ask(url: string, signal: AbortSignal): Promise<VerifierKeys> {
  const response = await reach(url, { signal })
  if (!response.ok) throw new Error(`the keys are not there: ${response.status}`)
  return readVerifierKeys(await response.text())
}
