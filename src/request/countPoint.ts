import type { In, Path } from '@contract/api'
import { send } from './send'

const path = '/tp5/api/DataPoint/push' satisfies Path

/** That somebody came there, never who; nobody waits for it, and nobody misses it. */
export function countPoint(name: In<typeof path>['name']): void {
  void send('POST', path, { name }, { silent: true }).catch(() => undefined)
}
