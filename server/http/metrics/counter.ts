import type { Family, Sample } from './exposition'

type Labels = Readonly<Record<string, string>>

/** Counts from the start of this process, each set of labels by itself. */
export function createCounter<Of extends Labels>(name: string, help: string) {
  const counts = new Map<string, { labels: Of; value: number }>()

  return {
    add(labels: Of, times = 1): void {
      const key = Object.values(labels).join('\n')
      const known = counts.get(key)
      if (known) known.value += times
      else counts.set(key, { labels, value: times })
    },
    family: (): Family => ({ name, help, type: 'counter', samples: [...counts.values()] }),
  }
}

/** How long things take, by one label: how many took at most so long. */
export function createHistogram(name: string, help: string, label: string) {
  const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, Infinity]
  const seen = new Map<string, { within: number[]; sum: number }>()

  const samplesOf = ([of, { within, sum }]: [string, { within: number[]; sum: number }]) => {
    const labels = { [label]: of }
    const buckets: Sample[] = bounds.map((bound, at) => ({
      suffix: '_bucket',
      labels: { ...labels, le: bound === Infinity ? '+Inf' : String(bound) },
      value: within[at]!,
    }))
    return [
      ...buckets,
      { suffix: '_sum', labels, value: sum },
      { suffix: '_count', labels, value: within.at(-1)! },
    ]
  }

  return {
    observe(of: string, seconds: number): void {
      const known = seen.get(of) ?? { within: bounds.map(() => 0), sum: 0 }
      seen.set(of, known)
      known.sum += seconds
      bounds.forEach((bound, at) => seconds <= bound && known.within[at]!++)
    },
    family: (): Family => ({
      name,
      help,
      type: 'histogram',
      samples: [...seen].flatMap(samplesOf),
    }),
  }
}
