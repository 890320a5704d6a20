import { lock, unlock } from './aes'
import { type DataKey, rootsOf } from './data-key'
import { openVersion1, VERSION_1 } from './version-1'

const VERSION = 2

/** What is sealed for one purpose opens nothing of another: each has a key of its own. */
export type SealPurpose = 'seal' | 'seal health'

/** Begins every seal of the present key. */
export const headOf = ({ present }: DataKey): Buffer =>
  Buffer.concat([Buffer.of(VERSION), present.id])

/** `about` binds the content to its row, so it cannot be moved. */
export function seal(
  key: DataKey,
  content: string | Buffer,
  about: string,
  purpose: SealPurpose = 'seal',
): Buffer {
  const locked = lock(key.present.derive(purpose), Buffer.from(content), about)
  return Buffer.concat([headOf(key), locked])
}

/** Throws where the key, the bytes or `about` are not those of `seal`. */
export const open = (
  key: DataKey,
  sealed: Buffer,
  about: string,
  purpose: SealPurpose = 'seal',
): string => openBytes(key, sealed, about, purpose).toString('utf8')

export function openBytes(
  key: DataKey,
  sealed: Buffer,
  about: string,
  purpose: SealPurpose = 'seal',
): Buffer {
  if (isOfVersion1(sealed)) return openVersion1(key, sealed.subarray(1), about)
  if (sealed[0] !== VERSION) throw new Error('Not a sealed text')
  const root = rootsOf(key).find(({ id }) => id.equals(sealed.subarray(1, 1 + id.length)))
  if (!root) throw new Error('It was sealed with a key that is not given')
  return unlock(root.derive(purpose), sealed.subarray(1 + root.id.length), about)
}

export const isOfVersion1 = (sealed: Buffer): boolean => sealed[0] === VERSION_1

export const isOfPresent = (key: DataKey, sealed: Buffer): boolean => {
  const head = headOf(key)
  return sealed.subarray(0, head.length).equals(head)
}
