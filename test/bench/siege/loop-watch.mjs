/** Loaded into the server before it starts: writes down how long its loop was held in each second. */
import fs from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

const file = process.env.LOOP_WATCH_FILE
const resolution = 5

if (file) {
  const held = monitorEventLoopDelay({ resolution })
  held.enable()
  setInterval(() => {
    const longest = Math.max(0, held.max / 1e6 - resolution)
    held.reset()
    fs.appendFile(file, `${Date.now()} ${longest.toFixed(1)}\n`, () => undefined)
  }, 1000).unref()
}
