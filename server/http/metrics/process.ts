import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Pool } from 'pg'
import { type Family, gauge } from './exposition'

const resolution = 20

const startedAt = Date.now() / 1000 - process.uptime()

/** How late this process is for what it has to do, since somebody last looked. */
export function watchLoop() {
  const delay = monitorEventLoopDelay({ resolution })
  delay.enable()
  // what is measured is the whole turn, the rest in it too
  const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolution / 1000)

  return {
    families(): Family[] {
      const samples = [
        { labels: { quantile: '0.5' }, value: seconds(delay.percentile(50)) },
        { labels: { quantile: '0.99' }, value: seconds(delay.percentile(99)) },
        { labels: { quantile: '1' }, value: seconds(delay.max) },
      ]
      delay.reset()
      return [
        gauge('linji_event_loop_lag_seconds', 'How late timers were since the last look', samples),
      ]
    },
    stop: () => void delay.disable(),
  }
}

export const processFamilies = (): Family[] => {
  const { rss, heapUsed } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const one = (value: number) => [{ value }]
  return [
    gauge('process_resident_memory_bytes', 'Memory of this process', one(rss)),
    gauge('linji_heap_bytes', 'Memory that JavaScript uses of it', one(heapUsed)),
    gauge('process_start_time_seconds', 'When this process started', one(startedAt)),
    {
      name: 'process_cpu_seconds_total',
      help: 'Time on the processor',
      type: 'counter',
      samples: one((user + system) / 1e6),
    },
  ]
}

export const poolFamilies = ({ totalCount, idleCount, waitingCount, options }: Pool): Family[] => [
  gauge('linji_database_connections', 'Connections of this process to the database', [
    { labels: { state: 'busy' }, value: totalCount - idleCount },
    { labels: { state: 'idle' }, value: idleCount },
  ]),
  gauge('linji_database_connections_most', 'Most of them', [{ value: options.max ?? 10 }]),
  gauge('linji_database_waiting', 'Who waits for a connection', [{ value: waitingCount }]),
]
