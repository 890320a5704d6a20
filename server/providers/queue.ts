import type { Clock } from './clock'

interface Room {
  atOnce: number
  waitMs: number
}

/** So many at a time, in the order they came; whoever has waited too long is turned away. */
export function createQueue({ atOnce, waitMs }: Room, clock: Clock, turnedAway: () => Error) {
  let inside = 0
  const waiting = new Set<() => void>()

  async function enter(): Promise<void> {
    if (inside < atOnce) return void inside++
    await new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        waiting.delete(goIn)
        reject(turnedAway())
      }
      const callOff = clock.after(waitMs, giveUp)
      const goIn = () => {
        callOff()
        resolve()
      }
      waiting.add(goIn)
    })
  }

  /** The place goes to whoever waits longest. */
  function leave(): void {
    const [next] = waiting
    if (!next) return void inside--
    waiting.delete(next)
    next()
  }

  const counts = () => ({ asking: inside, waiting: waiting.size })

  return { enter, leave, counts }
}
