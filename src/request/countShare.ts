import type { In, Path } from '@contract/api'
import type { ShareTarget } from '../platform/shareCard'
import { matchPath, urlsOf } from '../routes/match'
import { send } from './send'

const path = '/weixin/api/toWxShare' satisfies Path

/** Which page it was, not whose order or invitation; nobody waits for it, and nobody misses it. */
export function countShare(url: string, target: ShareTarget): void {
  const match = matchPath(url.split('?')[0]!)
  if (!match) return
  const shared: In<typeof path> = { path: urlsOf(match.route)[0]!, target }
  void send('GET', path, shared, { silent: true }).catch(() => undefined)
}
