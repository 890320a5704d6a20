/** So many run at a time; whoever comes later waits until one of them has ended. */
export function createQueue(most: number) {
  const waiting: (() => void)[] = []
  let running = 0

  const enter = (): Promise<void> | undefined => {
    if (running >= most) return new Promise((enterNow) => waiting.push(enterNow))
    running += 1
    return undefined
  }
  /** The place is handed on, so that nobody slips in between. */
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return async <T>(run: () => Promise<T>): Promise<T> => {
    await enter()
    try {
      return await run()
    } finally {
      leave()
    }
  }
}
