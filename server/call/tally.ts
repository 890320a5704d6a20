/** Enough for a town a minute, and a few megabytes. */
const mostNames = 50_000

/**
 * How often each name was counted in the window that runs, in the memory of this process. A window
 * that is over is forgotten whole; beyond so many names, those go that were quiet the longest.
 */
export function createTally(seconds: number) {
  const counts = new Map<string, number>()
  let running = 0

  return function count(name: string, now: Date): number {
    const window = Math.floor(now.getTime() / 1000 / seconds)
    if (window !== running) counts.clear()
    running = window
    const times = (counts.get(name) ?? 0) + 1
    counts.delete(name)
    if (counts.size >= mostNames) counts.delete(counts.keys().next().value!)
    counts.set(name, times)
    return times
  }
}

export type Tally = ReturnType<typeof createTally>
