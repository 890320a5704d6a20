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
}

/** Nobody guesses it. Folders by the first two letters keep each of them short. */
export function newStorageKey(kind: UploadKind, ending: string): string {
  const name = randomBytes(16).toString('hex')
  const file = `${name.slice(0, 2)}/${name}`
  return uploadKinds[kind].private ? `private/${file}` : `public/${file}.${ending}`
}

export const publicKeyOf = (name: string) => `public/${name.slice(0, 2)}/${name}`

export const privateAddresses = signedAddresses({
  hash: (key, text) => keyedHash(key, 'file address', text),
  lastsSeconds: addressLastsSeconds,
})

/** A public file's address is for ever; a private one's is signed and soon over. */
export function addressOf(config: Settings, { uploadId, kind, storageKey }: Placed, now: Date) {
  const files = `${config.publicUrl ?? ''}/files`
  if (!uploadKinds[kind].private) return `${files}/${storageKey.split('/')[2]}`
  const { text } = privateAddresses.query(config.dataKey, uploadId, now)
  return `${files}/private/${uploadId}?${text}`
}
