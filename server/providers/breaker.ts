import type { Clock } from './clock'

interface Patience {
  failures: number
  restMs: number
}

/** After too many failures in a row nobody passes for a while; then one does, to see. */
export function createBreaker({ failures, restMs }: Patience, clock: Clock) {
  let failed = 0
  let restsUntil = 0
  let probing = false

  return {
    /** False where it is no use to ask. Whoever passed tells how it ended. */
    mayPass(): boolean {
      if (failed < failures) return true
      if (probing || clock.now() < restsUntil) return false
      probing = true
      return true
    },

    /** From the last of the failures until one of those who pass succeeds. */
    rests: (): boolean => failed >= failures,

    succeeded(): void {
      failed = 0
      probing = false
    },

    failed(): void {
      failed++
      probing = false
      if (failed >= failures) restsUntil = clock.now() + restMs
    },
  }
}
