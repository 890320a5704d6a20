import type { SecurityEvent } from '@server/areas/security/security'
import { uuidv7 } from '@server/database/uuid'

export type Seen = Pick<SecurityEvent, 'at' | 'kind' | 'outcome' | 'call'> & {
  refusal: string | null
  userId: string | null
  sessionId: string | null
  home: string | null
}

/** Events of a moment. Anybody can be a stranger in any number, so strangers have little room of their own. */
const room = { stranger: 100, known: 2000 }

/** What is the same becomes one row; where there is no room left, what differs only in who it was. */
export function createMerged() {
  let merged = new Map<string, SecurityEvent>()
  let taken = { stranger: 0, known: 0 }

  function add(event: Seen): void {
    const { kind, outcome, call, refusal, userId, sessionId, home } = event
    const key = [kind, outcome, call, refusal, userId, sessionId, home].join('\n')
    const same = merged.get(key)
    if (same) return void same.times++
    const who = userId === null ? 'stranger' : 'known'
    const nameless = userId === null && home === null
    if (!nameless && taken[who] >= room[who])
      return add({ ...event, userId: null, sessionId: null, home: null })
    if (!nameless) taken[who]++
    merged.set(key, { ...event, eventId: uuidv7(event.at.getTime()), times: 1 })
  }

  return {
    add,
    take(): SecurityEvent[] {
      const events = [...merged.values()]
      merged = new Map()
      taken = { stranger: 0, known: 0 }
      return events
    },
  }
}
