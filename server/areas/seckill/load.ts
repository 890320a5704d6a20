import type { Load } from './pace'

/** Counts what is being answered. */
export function watchAnswers() {
  let inside = 0
  return {
    load: (): Load => ({ inside }),
    async during<T>(work: () => Promise<T>): Promise<T> {
      inside += 1
      try {
        return await work()
      } finally {
        inside -= 1
      }
    },
  }
}

/** Of this process: another server on the same database has its own to do. */
export const answers = watchAnswers()
