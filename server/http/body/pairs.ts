import { unescape } from 'node:querystring'

export type Pair = readonly [name: string, value: string]

/**
 * Whether there are more pairs than that. Counted before anything is made of them: a body of
 * nothing but names is small to send and large to hold.
 */
export function hasMorePairs(text: string, most: number): boolean {
  let at = -1
  for (let pairs = 0; pairs < most; pairs++) {
    at = text.indexOf('&', at + 1)
    if (at < 0) return false
  }
  return true
}

const plain = (text: string) => unescape(text.replaceAll('+', ' '))

/** As URLSearchParams reads them, but not letter by letter: a film is one value of millions. */
export const pairsOf = (text: string): Pair[] =>
  text
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const mark = pair.indexOf('=')
      if (mark < 0) return [plain(pair), '']
      return [plain(pair.slice(0, mark)), plain(pair.slice(mark + 1))]
    })
