/** How much slower this computer is just now than a quiet one: whoever waits for something waits as much longer. */
import { execFile } from 'node:child_process'

/** A process that starts and reckons for a while, as every test does. */
const work = `
  const { createHash } = require('node:crypto')
  let made = ''
  for (let round = 0; round < 150_000; round++) made = createHash('sha256').update(made).digest('hex')
`
const quietSeconds = 0.5
const most = 6

const asFactor = (seconds) => Math.min(most, Math.max(1, seconds / quietSeconds))

function reckon() {
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    execFile(process.execPath, ['-e', work], (error) =>
      error ? reject(error) : resolve((performance.now() - begun) / 1000),
    )
  })
}

/** Measures before each step; who was once slow may be so again, so that it only grows. */
export function createGauge(seconds = reckon) {
  let worst = 1
  return async () => {
    worst = Math.max(worst, asFactor(await seconds()))
    return Math.round(worst * 10) / 10
  }
}
