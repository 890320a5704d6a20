import { setTimeout as sleep } from 'node:timers/promises'
import { poke } from './enqueue'

/** Wakes whoever rests when a job was added, one has ended, or all is to stop. */
export function createBell(stopping: AbortSignal) {
  let rang = false
  let wake: () => void = () => undefined
  const ring = () => {
    rang = true
    wake()
  }
  poke.on('job', ring)
  stopping.addEventListener('abort', ring)

  return {
    ring,
    /** What rings from now on is not missed by the next rest. */
    listen(): void {
      rang = stopping.aborted
    },
    async rung(most: number): Promise<void> {
      if (rang) return
      const woken = new Promise<void>((resolve) => (wake = resolve))
      const late = new AbortController()
      const rest = sleep(most, undefined, { signal: late.signal }).catch(() => undefined)
      await Promise.race([woken, rest])
      late.abort()
    },
    end(): void {
      poke.off('job', ring)
      stopping.removeEventListener('abort', ring)
    },
  }
}
