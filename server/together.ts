/** However many want the same at a time, it is done once, and all of them get what came of it. */
export function createTogether() {
  const underWay = new Map<string, Promise<unknown>>()

  return function together<T>(name: string, work: () => Promise<T>): Promise<T> {
    const known = underWay.get(name) as Promise<T> | undefined
    if (known) return known
    const begun = work().finally(() => underWay.delete(name))
    underWay.set(name, begun)
    return begun
  }
}

export type Together = ReturnType<typeof createTogether>
