import { createHash, timingSafeEqual } from 'node:crypto'
import type { DataKey } from '@server/database/data-key'
import { open, seal } from '@server/database/seal'

export const aboutCode = (deviceId: string) => `health device code ${deviceId}`
export const aboutSecret = (deviceId: string) => `health device secret ${deviceId}`

interface Credentials {
  /** Printed on the device: whoever holds it can bind it. */
  code: string
  /** What it signs with, which nobody but the device knows. */
  secret: string
}

export const sealCredentials = (key: DataKey, deviceId: string, given: Credentials) => ({
  code: seal(key, given.code, aboutCode(deviceId)),
  secret: sealSecret(key, deviceId, given.secret),
})

export const sealSecret = (key: DataKey, deviceId: string, secret: string): Buffer =>
  seal(key, secret, aboutSecret(deviceId))

export const openCode = (key: DataKey, deviceId: string, sealed: Buffer): string =>
  open(key, sealed, aboutCode(deviceId))

export const openSecret = (key: DataKey, deviceId: string, sealed: Buffer): string =>
  open(key, sealed, aboutSecret(deviceId))

const digest = (text: string) => createHash('sha256').update(text).digest()

/** As it was typed: letters of either size, with or without hyphens. */
export function isCode(key: DataKey, deviceId: string, sealed: Buffer, typed: string): boolean {
  const plain = (text: string) => text.replace(/[\s-]/g, '').toUpperCase()
  const known = openCode(key, deviceId, sealed)
  return timingSafeEqual(digest(plain(known)), digest(plain(typed)))
}
