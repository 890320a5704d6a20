import { randomBytes, timingSafeEqual } from 'node:crypto'
import { type UploadKind, uploadKinds } from '@contract/upload'
import type { Settings } from '@server/config'
import { type DataKey, keyedHash } from '@server/database/data-key'
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

/** A public file's address is for ever; a private one's is signed and soon over. */
export function addressOf(config: Settings, { uploadId, kind, storageKey }: Placed, now: Date) {
  const files = `${config.publicUrl ?? ''}/files`
  if (!uploadKinds[kind].private) return `${files}/${storageKey.split('/')[2]}`
  const expires = String(Math.floor(now.getTime() / 1000) + addressLastsSeconds)
  const sig = sign(config.dataKey, uploadId, expires)
  return `${files}/private/${uploadId}?expires=${expires}&sig=${sig}`
}

interface Signed {
  uploadId: string
  expires: string
  sig: string
}

export function isSigned(key: DataKey, { uploadId, expires, sig }: Signed, now: Date): boolean {
  const expected = Buffer.from(sign(key, uploadId, expires))
  const given = Buffer.from(sig)
  const genuine = given.length === expected.length && timingSafeEqual(given, expected)
  return genuine && Number(expires) * 1000 > now.getTime()
}

const sign = (key: DataKey, uploadId: string, expires: string) =>
  keyedHash(key, 'file address', `${uploadId} ${expires}`)
