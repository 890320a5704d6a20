/** A number with what tells it from others of its name; the labels of all are a bounded set. */
export interface Sample {
  labels?: Readonly<Record<string, string>>
  value: number
  /** Of a histogram: `_bucket`, `_sum` or `_count`. */
  suffix?: string
}

export interface Family {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  samples: readonly Sample[]
}

export const gauge = (name: string, help: string, samples: readonly Sample[]): Family => ({
  name,
  help,
  type: 'gauge',
  samples,
})

const escaped = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

const labelled = (labels: Sample['labels'] = {}) => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

/** Prometheus' text format, version 0.0.4. */
export const exposition = (families: readonly Family[]): string =>
  families
    .flatMap(({ name, help, type, samples }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...samples.map(
        ({ labels, value, suffix = '' }) => `${name}${suffix}${labelled(labels)} ${value}`,
      ),
    ])
    .join('\n')
    .concat('\n')
