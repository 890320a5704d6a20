export interface Clock {
  now(): number
  /** Returns how to call it off. */
  after(ms: number, then: () => void): () => void
}

export const wallClock: Clock = {
  now: () => performance.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
}
