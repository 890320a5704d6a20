import { createHash, createHmac } from 'node:crypto'
import { open, seal } from '@server/database/seal'

/**
 * Identities lie sealed in the database. To find one again its hash lies beside it, keyed, because
 * there are so few phone numbers that a plain hash could be tried out.
 */
export const keyedHash = (key: Buffer, kind: string, text: string) =>
  createHmac('sha256', key).update(`${kind}:${text}`).digest('base64url')

export const hashPhone = (key: Buffer, phone: string) => keyedHash(key, 'phone', phone)
/** Of a phone that had an account: other than the hash by which a person is found. */
export const hashFormerPhone = (key: Buffer, phone: string) => keyedHash(key, 'former phone', phone)
export const sealPhone = (key: Buffer, phone: string) => seal(key, phone, 'phone')
export const openPhone = (key: Buffer, sealed: Buffer) => open(key, sealed, 'phone')

export const maskPhone = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`

/** A token is long and random: its hash needs no key. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')
