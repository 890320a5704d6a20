/** From here on a way back to the top is offered. */
const farFromTop = 700

/** Within this of the end it counts as reached; mini programs have it in their configuration. */
export const nearEnd = 200

/** The end is not reported again sooner than this. */
export const rearmAfter = 500

export const farDown = (scrollTop: number): boolean => scrollTop > farFromTop

/** Lets one report of the end through, then none for a while. */
export const createBottomGate = (): ((now: number) => boolean) => {
  let closedUntil = 0
  return (now) => {
    if (now < closedUntil) return false
    closedUntil = now + rearmAfter
    return true
  }
}
