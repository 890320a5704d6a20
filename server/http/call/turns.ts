/**
 * At most `most` at a time. Transactions hold a connection and may ask for a second one to count a
 * failed attempt apart: one connection must always stay free for that, or all would wait for ever.
 */
export function createTurns(most: number) {
  let taken = 0
  const waiting: (() => void)[] = []

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (taken < most) taken++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else taken--
    }
  }
}

export type InTurn = ReturnType<typeof createTurns>
