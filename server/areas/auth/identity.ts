import { createHash } from 'node:crypto'
import { type DataKey, keyedHash } from '@server/database/data-key'
import { open, seal } from '@server/database/seal'

/** Identities lie sealed in the database; to find one again its keyed hash lies beside it. */
export const hashPhone = (key: DataKey, phone: string) => keyedHash(key, 'phone', phone)
/** Of a phone that had an account: other than the hash by which a person is found. */
export const hashFormerPhone = (key: DataKey, phone: string) =>
  keyedHash(key, 'former phone', phone)
export const sealPhone = (key: DataKey, phone: string) => seal(key, phone, 'phone')
export const openPhone = (key: DataKey, sealed: Buffer) => open(key, sealed, 'phone')

export const maskPhone = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`

/** A token is long and random: its hash needs no key. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')
