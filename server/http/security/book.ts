import type { FastifyBaseLogger } from 'fastify'
import { type SecurityEvent, writeEvents } from '@server/areas/security/security'
import type { Database } from '@server/database/database'
import { createCounter } from '../metrics/counter'
import { createMerged, type Seen } from './merged'

/** So long they are gathered, in milliseconds. */
export const ordinaryPause = 2000
/** So many wait for a database that is away. */
const most = 2000

/**
 * No answer waits for an event: they are logged and written together a moment later. A process that
 * is killed takes those of its last two seconds with it.
 */
export function openEventBook({ db }: Database, log: FastifyBaseLogger, pauseMs: number) {
  const merged = createMerged()
  const counted = createCounter<Record<'kind' | 'outcome', string>>(
    'linji_security_events_total',
    'Security events by kind and outcome',
  )
  const lost = createCounter('linji_security_events_lost_total', 'Rows that could not be written')
  let unwritten: SecurityEvent[] = []
  let timer: NodeJS.Timeout | null = null
  let writing = Promise.resolve()

  async function write(): Promise<void> {
    const fresh = merged.take()
    for (const { eventId: _id, ...event } of fresh) log.info({ event: 'security', ...event })
    const all = [...unwritten, ...fresh]
    unwritten = []
    if (all.length === 0) return
    try {
      await writeEvents(db, all)
    } catch (error) {
      log.warn({ err: error, events: all.length }, 'security events could not be written')
      unwritten = all.slice(-most)
      lost.add({}, all.length - unwritten.length)
      plan()
    }
  }

  function plan(): void {
    timer ??= setTimeout(() => {
      timer = null
      writing = writing.then(write)
    }, pauseMs).unref()
  }

  return {
    note(event: Seen): void {
      counted.add({ kind: event.kind, outcome: event.outcome })
      merged.add(event)
      plan()
    },
    async close(): Promise<void> {
      await writing
      await write()
      if (timer) clearTimeout(timer)
    },
    families: () => [counted.family(), lost.family()],
  }
}
