/** At most `most` at a time; the others wait in the order in which they came. */
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
