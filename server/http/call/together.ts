/**
 * The same request that arrives again while it is being answered waits for that answer: asked in
 * two steps, it would else be asked of the world twice.
 */
export function createTogether() {
  const underWay = new Map<string, Promise<unknown>>()

  return function together(name: string, work: () => Promise<unknown>): Promise<unknown> {
    const known = underWay.get(name)
    if (known) return known
    const begun = work().finally(() => underWay.delete(name))
    underWay.set(name, begun)
    return begun
  }
}

export type Together = ReturnType<typeof createTogether>
