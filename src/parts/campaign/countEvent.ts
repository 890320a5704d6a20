import type { In } from '@contract/api'
import { send } from '@/request/send'
import { session } from '@/session/session'

type Counted = In<'/tp5/api/Campaign/click'>

/** Tells that somebody looked or tapped; nobody waits for it, and nobody misses it. */
export function countEvent(key: string, event: Counted['event']): void {
  const counted: Counted = { key, event, device: session.uuid }
  void send('POST', '/tp5/api/Campaign/click', counted, { silent: true }).catch(() => undefined)
}
