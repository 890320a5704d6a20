import type { Readable } from 'node:stream'

/** Together some 30 MB a second, in pieces that hold the loop for a moment only. */
const most = { bytes: 256 * 1024, streams: 4, ms: 8 }

/**
 * How fast bodies that nobody wants are read, all of them together: hundreds that come at once take
 * their turns, so that there is time between them for who asks something.
 */
export function createPace() {
  const waiting: Readable[] = []
  let read = 0
  let next: NodeJS.Timeout | undefined

  function goOn() {
    read = 0
    waiting.splice(0, most.streams).forEach((stream) => stream.resume())
    next = waiting.length > 0 ? setTimeout(goOn, most.ms) : undefined
  }

  /** So much of it was read; it goes on when it is its turn. */
  return function rest(stream: Readable, bytes: number) {
    read += bytes
    next ??= setTimeout(goOn, most.ms)
    if (read < most.bytes) return
    stream.pause()
    waiting.push(stream)
  }
}
