import type { In } from '@contract/api'
import { api } from '@/request/api'
import { session } from '@/session/session'

type Event = In<'/tp5/api/Campaign/click'>['event']

/** Tells that somebody looked, tapped or shared; nobody waits for it, and nobody misses it. */
export const countEvent = (key: string, event: Event): void =>
  void api
    .post('/tp5/api/Campaign/click', { key, event, device: session.uuid })
    .catch(() => undefined)
