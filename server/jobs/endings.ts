import type { Lane } from './lanes'

export interface Ending {
  job: string
  lane: Lane
  outcome: 'done' | 'failed'
  times: number
}

/** How the jobs of this process ended since it started. */
export function createEndings() {
  const counts = new Map<string, Ending>()

  return {
    add(ended: Omit<Ending, 'times'>): void {
      const key = `${ended.job} ${ended.outcome}`
      const known = counts.get(key)
      if (known) known.times++
      else counts.set(key, { ...ended, times: 1 })
    },
    all: (): readonly Ending[] => [...counts.values()],
  }
}

export type Endings = ReturnType<typeof createEndings>
