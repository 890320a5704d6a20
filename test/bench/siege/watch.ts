import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const lookMs = 100

/** What has to be set for a server whose loop is to be watched. */
export const watched = (file: string) => ({
  LOOP_WATCH_FILE: file,
  NODE_OPTIONS: `--import ${pathToFileURL(path.join(__dirname, 'loop-watch.mjs')).href}`,
})

/** The longest that the loop was held between two moments, in milliseconds. */
export const longestHold = (file: string, from: number, to: number): number =>
  fs
    .readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' ').map(Number) as [at: number, held: number])
    .filter(([at]) => at > from && at <= to + 1000)
    .reduce((longest, [, held]) => Math.max(longest, held), 0)

const megabytesOf = (pid: number) => {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** Looks at the memory of a process until it is told to stop, and says what was the most. */
export function watchMemory(pid: number): () => number {
  let most = 0
  const look = () => (most = Math.max(most, megabytesOf(pid)))
  const timer = setInterval(look, lookMs)
  return () => {
    clearInterval(timer)
    look()
    return most
  }
}
