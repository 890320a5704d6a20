import { algo } from 'crypto-js/core'
import md5 from 'crypto-js/md5'

export type Wire = Readonly<Record<string, string>>

/** Upper-case MD5 of every non-empty parameter, sorted by name, with the secret behind. */
export const sign = (parameters: Wire, secret: string): string =>
  md5(signed(parameters, secret)).toString().toUpperCase()

function signed(parameters: Wire, secret: string): string {
  const pairs = Object.keys(parameters)
    .filter((name) => parameters[name] !== '')
    .sort()
    .map((name) => `${name}=${parameters[name]}`)
  return pairs.join('&') + secret
}

/** Some 10 ms of hashing on a cheap phone. */
const turn = 16 * 1024

/**
 * The same for a picture or a video, whose base64 is signed with all the rest: that takes seconds,
 * and between two turns the page moves on.
 */
export async function signInTurns(parameters: Wire, secret: string): Promise<string> {
  const text = signed(parameters, secret)
  const hash = algo.MD5.create()
  let from = 0
  while (from < text.length) {
    const to = withoutCutting(text, from + turn)
    hash.update(text.slice(from, to))
    from = to
    if (from < text.length) await new Promise((rest) => setTimeout(rest))
  }
  return hash.finalize().toString().toUpperCase()
}

/** Half an emoji cannot be hashed. */
const withoutCutting = (text: string, at: number): number =>
  /[\ud800-\udbff]/.test(text.charAt(at - 1)) ? at + 1 : at
