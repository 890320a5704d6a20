import { createHmac } from 'node:crypto'

export interface Signed {
  seed: string
  message: string
}

/** What the seed of a day signs: whose draw, of which day, which of theirs, and by which seed of their own. */
export const messageOf = (draw: {
  userId: string
  day: string
  nonce: number | string
  ownSeed: string
}): string => [draw.userId, draw.day, draw.nonce, draw.ownSeed].join(':')

const words = 8
const range = 2 ** 32

/**
 * A place among so many, each as likely: the first of the words of HMAC-SHA256 that lies below the largest
 * multiple of them; what lies above it would favour the first places and is thrown away.
 */
export function placeOf({ seed, message }: Signed, total: number): number {
  const fair = Math.floor(range / total) * total
  for (let round = 0; ; round += 1) {
    const digest = createHmac('sha256', seed).update(`${message}:${round}`).digest()
    for (let word = 0; word < words; word += 1) {
      const number = digest.readUInt32BE(word * 4)
      if (number < fair) return number % total
    }
  }
}
