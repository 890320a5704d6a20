import { createHmac } from 'node:crypto'
import { screenSeconds } from '@contract/machine/device'
import { isSameText } from '@server/same-text'

/** A code may be read while the next one is already shown, and sent a moment later. */
const spansHeld = 3

/** What a machine shows on its screen at a moment; see contract/machine/device.ts. */
export function screenCodeAt(secret: string, at: Date, spansAgo = 0): string {
  const span = Math.floor(at.getTime() / 1000 / screenSeconds) - spansAgo
  const digest = createHmac('sha256', secret).update(`seen\n${span}`).digest()
  return String(digest.readUIntBE(0, 6) % 1e8).padStart(8, '0')
}

export const isOnScreen = (secret: string, code: string, now: Date): boolean =>
  Array.from({ length: spansHeld }, (_, ago) => screenCodeAt(secret, now, ago)).some((shown) =>
    isSameText(shown, code),
  )
