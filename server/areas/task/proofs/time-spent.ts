/** Time that somebody has spent at something, by the server's clock alone. */
export interface TimeSpent {
  seconds: number
  /** Where in the film they were at the last beat. */
  position: number
  /** Passed, but not used yet: beats come late and early. */
  spare: number
  /** When the last beat came; null before the first, and while nothing runs. */
  at: string | null
}

export interface Beat {
  now: Date
  /** Of a film; something that has no length is at `undefined`. */
  position?: number | undefined
  /** Whether it runs from now on. */
  running: boolean
  /** When the same person was last counted at anything else: nobody watches two at once. */
  elsewhere?: Date | null
  /** Whoever is silent for longer, in seconds, was away, and nothing of it counts. */
  longestGap: number
}

/** How far a beat may be late without costing anybody a second. */
const mostSpare = 3

export const nothingSpent: TimeSpent = { seconds: 0, position: 0, spare: 0, at: null }

/**
 * A beat counts what has passed since the one before, and of a film no more of it than was played:
 * it cannot be sped up, skipped, or earned while away.
 */
export function beaten(
  spent: TimeSpent,
  { now, position, running, elsewhere, longestGap }: Beat,
): TimeSpent {
  const last = spent.at === null ? null : Date.parse(spent.at)
  const since = last === null ? null : Math.max(last, elsewhere?.getTime() ?? 0)
  const passed = since === null ? 0 : Math.max(0, (now.getTime() - since) / 1000)
  const elapsed = passed > longestGap ? 0 : passed
  const whole = elapsed + spent.spare
  const played = position === undefined ? whole : Math.max(0, position - spent.position)
  const counted = Math.min(whole, played)
  return {
    seconds: spent.seconds + counted,
    position: position ?? 0,
    spare: Math.min(mostSpare, whole - counted),
    at: running ? now.toISOString() : null,
  }
}

/** A player's last beat comes a blink before the end. */
const blink = 0.5

export const isEnough = ({ seconds }: TimeSpent, wanted: number): boolean =>
  seconds >= wanted - blink
