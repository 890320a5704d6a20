/** How it was before each purpose had a key of its own: read still, never written. */
import { createHmac } from 'node:crypto'
import { unlock } from './aes'
import { type DataKey, rootsOf } from './data-key'

export const VERSION_1 = 1

/** A seal of version 1 does not say which key it is of. */
export function openVersion1(key: DataKey, locked: Buffer, about: string): Buffer {
  for (const root of rootsOf(key)) {
    try {
      return unlock(root.ofVersion1(), locked, about)
    } catch {
      continue
    }
  }
  throw new Error('No key that is given opens it')
}

const mac = (root: Buffer, text: string) => createHmac('sha256', root).update(text)

export const hashesOfVersion1 = (key: DataKey, kind: string, text: string): string[] =>
  rootsOf(key).map((root) => mac(root.ofVersion1(), `${kind}:${text}`).digest('base64url'))

export const printsOfVersion1 = (key: DataKey): string[] =>
  rootsOf(key).map((root) => mac(root.ofVersion1(), 'linji data key').digest('hex'))
