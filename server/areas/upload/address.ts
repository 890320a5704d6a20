import { randomBytes } from 'node:crypto'
import { type UploadKind, uploadKinds } from '@contract/upload'
import type { Settings } from '@server/config'
import { signedAddresses } from '@server/call/signed-address'
import { keyedHash } from '@server/database/data-key'
import { addressLastsSeconds } from './rules'

interface Placed {
  uploadId: string
  kind: UploadKind
  storageKey: string
  type: string
}

/** Where private files lie. */
export const sealedFolder = 'private/'

/** Nobody guesses it. Folders by the first two letters keep each of them short. */
export function newStorageKey(kind: UploadKind, ending: string): string {
  const name = randomBytes(16).toString('hex')
  const file = `${name.slice(0, 2)}/${name}`
  return uploadKinds[kind].private ? `${sealedFolder}${file}` : `public/${file}.${ending}`
}

export const publicKeyOf = (name: string) => `public/${name.slice(0, 2)}/${name}`

export const privateAddresses = signedAddresses({
  hash: (key, text) => keyedHash(key, 'file address', text),
  lastsSeconds: addressLastsSeconds,
})

/** Whose address it is: the ending tells whoever fetches it what to expect, and nothing else. */
export const uploadOf = (name: string) => name.replace(/\.\w+$/, '')

/** A public file's address is for ever; a private one's is signed and soon over. */
export function addressOf(config: Settings, placed: Placed, now: Date) {
  const { uploadId, kind, storageKey, type } = placed
  const files = `${config.publicUrl ?? ''}/files`
  if (!uploadKinds[kind].private) return `${files}/${storageKey.split('/')[2]}`
  const { text } = privateAddresses.query(config.dataKey, uploadId, now)
  return `${files}/private/${uploadId}.${type.split('/')[1]}?${text}`
}
