const leastMs = 60_000
/** At most so large a part of the time. */
const share = 0.01

/** What costs something is asked at most once a minute, and the more seldom the longer it takes. */
export function sparingly<T>(ask: () => Promise<T>, now: () => number = Date.now) {
  let last: Promise<T> | null = null
  let until = 0

  return async function asked(): Promise<T> {
    if (last && now() < until) return last
    const begun = now()
    until = Infinity
    last = ask()
    const answered = () => {
      const ended = now()
      until = ended + Math.max(leastMs, (ended - begun) / share)
    }
    last.then(answered, answered)
    return last
  }
}
