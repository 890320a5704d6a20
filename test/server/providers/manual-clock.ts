import type { Clock } from '@server/providers/clock'

interface Timer {
  at: number
  then: () => void
}

/** Time stands still until it is told to pass. */
export function manualClock() {
  let now = 0
  const timers = new Set<Timer>()
  const clock: Clock = {
    now: () => now,
    after(ms, then) {
      const timer = { at: now + ms, then }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
  }
  return {
    clock,
    pass: (ms: number): void => {
      now += ms
      for (const timer of timers) {
        if (timer.at > now) continue
        timers.delete(timer)
        timer.then()
      }
    },
    waiting: () => timers.size,
  }
}
