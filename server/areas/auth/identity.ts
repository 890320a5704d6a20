import { createHash } from 'node:crypto'
import { type DataKey, keyedHash, keyedHashes } from '@server/database/data-key'
import { open, seal } from '@server/database/seal'
import { hashesOfVersion1 } from '@server/database/version-1'

/** Identities lie sealed in the database; to find one again its keyed hash lies beside it. */
export const hashPhone = (key: DataKey, phone: string) => keyedHash(key, 'phone', phone)
/** Whatever it may have been hashed with. */
export const hashesOfPhone = (key: DataKey, phone: string) => keyedHashes(key, 'phone', phone)
/** Of a phone that had an account: other than the hash by which a person is found. */
export const hashFormerPhone = (key: DataKey, phone: string) =>
  keyedHash(key, 'former phone', phone)
/** Of those nothing sealed is kept, so that they stay as they were hashed once. */
export const hashesOfFormerPhone = (key: DataKey, phone: string) => [
  ...keyedHashes(key, 'former phone', phone),
  ...hashesOfVersion1(key, 'former phone', phone),
]

export const aboutPhone = (userId: string) => `phone ${userId}`
export const sealPhone = (key: DataKey, userId: string, phone: string) =>
  seal(key, phone, aboutPhone(userId))
export const openPhone = (key: DataKey, userId: string, sealed: Buffer) =>
  open(key, sealed, aboutPhone(userId))

export const maskPhone = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`

/** A token is long and random: its hash needs no key. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')
