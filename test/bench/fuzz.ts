import { play } from './play'

/** Of each call; `npm test` sends fewer, and looks at no clock. */
const runs = 200
const slowestMs = 1000

/** Whatever a call is sent, it is answered soon, and never by 500. */
export async function bench() {
  const settings = { FUZZ_RUNS: String(runs), FUZZ_SLOWEST_MS: String(slowestMs) }
  const begun = Date.now()
  if (!(await play('test/contract/fuzz.test.ts', settings))) throw new Error('A call did not hold')
  const seconds = ((Date.now() - begun) / 1000).toFixed(0)
  console.log(`${runs} of each call: no 500, none over ${slowestMs} ms, ${seconds} s`)
}
