import { createBreaker } from './breaker'
import { type Clock, wallClock } from './clock'
import { Declined } from './declined'
import type { Limits } from './limits'
import { createQueue } from './queue'
import { Unanswered } from './unanswered'

/**
 * The one way from the server to somebody outside: `fetch` stands nowhere but in what it is given.
 * Who is asked through it answers, declines, or has not answered.
 */
export type Guard = <T>(ask: (signal: AbortSignal) => Promise<T>) => Promise<T>

export interface Standing {
  /** Nobody is asked for a while, for too many have failed. */
  resting: boolean
  asking: number
  waiting: number
}

/** A guard, and how it stands with whom it guards. */
export type Circuit = Guard & { standing(): Standing }

/** A provider that is slow or down takes no more of us than its limits say. */
export function createGuard(limits: Limits, clock: Clock = wallClock): Circuit {
  const unanswered = (why: unknown) => new Unanswered(limits.words, why)
  const queue = createQueue(limits, clock, () => unanswered('too many wait for it'))
  const breaker = createBreaker(limits, clock)

  const guard = async <T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    await queue.enter()
    try {
      if (!breaker.mayPass()) throw unanswered('it failed too often')
      const answer = await inTime(ask, limits.answerMs, clock)
      breaker.succeeded()
      return answer
    } catch (error) {
      if (error instanceof Unanswered) throw error
      if (error instanceof Declined) breaker.succeeded()
      else breaker.failed()
      throw error instanceof Declined ? error : unanswered(error)
    } finally {
      queue.leave()
    }
  }
  return Object.assign(guard, {
    standing: () => ({ resting: breaker.rests(), ...queue.counts() }),
  })
}

/** Does not wait for one who hears no signal either. */
async function inTime<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  ms: number,
  clock: Clock,
): Promise<T> {
  const stop = new AbortController()
  let callOff: () => void = () => undefined
  const late = new Promise<never>((_resolve, reject) => {
    callOff = clock.after(ms, () => {
      reject(new Error(`no answer within ${ms} ms`))
      stop.abort()
    })
  })
  try {
    return await Promise.race([ask(stop.signal), late])
  } finally {
    callOff()
  }
}
