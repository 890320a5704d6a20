import type { TestContext } from 'node:test'
import type { Driver } from './Driver'

/** For `npm test`, which runs a flow again when a call that it makes is answered otherwise. */
export function tellCalls(t: TestContext, { calls }: Pick<Driver, 'calls'>): void {
  t.diagnostic(`calls ${[...new Set(calls.map(({ path }) => path))].join(' ')}`)
}
