import { bare } from '@contract/bare'
import type { In, Path } from '@contract/api'
import { send } from './send'

const path = '/tp5/api/Common/broken' satisfies Path
type Breakage = In<typeof path>

/** What breaks again and again while it is drawn is told once, with how often. */
const gatherMs = 3000
/** A start of the app tells of no more than these. */
const most = 10

let told = 0
const gathered = new Map<string, Breakage>()

const frame = /([\w.-]{1,77}\.js)(?:\?[^:\s]*)?(:\d+:\d+)/g

function placeOf({ stack = '' }: Error): string {
  const found: string[] = []
  stack.replace(frame, (_frame, file: string, at: string) => {
    found.push(file + at)
    return ''
  })
  return found.slice(0, 3).join(' ')
}

/** That a page broke, and where in the code, never in whose hands; nobody waits for it. */
export function tellBroken(page: string, error: unknown): void {
  if (!(error instanceof Error)) return
  const words = bare(`${error.name}: ${error.message}`)
  const place = placeOf(error)
  const key = `${page} ${words} ${place}`
  const before = gathered.get(key)
  if (before) return void gathered.set(key, { ...before, times: before.times + 1 })
  if (told >= most) return
  told += 1
  gathered.set(key, { page, words, place, times: 1 })
  setTimeout(() => {
    const breakage = gathered.get(key)
    gathered.delete(key)
    void send('POST', path, breakage!, { silent: true }).catch(() => undefined)
  }, gatherMs)
}
