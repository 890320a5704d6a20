import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { DataKey } from './data-key'

const VERSION = 1
const IV = 12
const TAG = 16

/** AES-256-GCM under the data key. `about` binds the text to its row, so it cannot be moved. */
export function seal(key: DataKey, content: string | Buffer, about: string): Buffer {
  const iv = randomBytes(IV)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  cipher.setAAD(Buffer.from(about))
  const body = Buffer.concat([cipher.update(Buffer.from(content)), cipher.final()])
  return Buffer.concat([Buffer.of(VERSION), iv, cipher.getAuthTag(), body])
}

/** Throws where the key, the bytes or `about` are not those of `seal`. */
export const open = (key: DataKey, sealed: Buffer, about: string): string =>
  openBytes(key, sealed, about).toString('utf8')

export function openBytes(key: DataKey, sealed: Buffer, about: string): Buffer {
  if (sealed[0] !== VERSION || sealed.length < 1 + IV + TAG) throw new Error('Not a sealed text')
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 1 + IV))
  decipher.setAAD(Buffer.from(about))
  decipher.setAuthTag(sealed.subarray(1 + IV, 1 + IV + TAG))
  return Buffer.concat([decipher.update(sealed.subarray(1 + IV + TAG)), decipher.final()])
}
