import type { Lane } from './lanes'

export interface Tallied {
  job: string
  lane: Lane
  outcome: 'done' | 'failed'
  times: number
}

/** How the jobs of this process ended since it started. */
export function createTally() {
  const counts = new Map<string, Tallied>()

  return {
    add(ended: Omit<Tallied, 'times'>): void {
      const key = `${ended.job} ${ended.outcome}`
      const known = counts.get(key)
      if (known) known.times++
      else counts.set(key, { ...ended, times: 1 })
    },
    all: (): readonly Tallied[] => [...counts.values()],
  }
}

export type Tally = ReturnType<typeof createTally>
