import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const IV = 12
const TAG = 16

/** AES-256-GCM: a random IV, the tag and the body. `about` goes into the tag. */
export function lock(secret: Buffer, content: Buffer, about: string): Buffer {
  const iv = randomBytes(IV)
  const cipher = createCipheriv('aes-256-gcm', secret, iv)
  cipher.setAAD(Buffer.from(about))
  const body = Buffer.concat([cipher.update(content), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body])
}

/** Throws where the secret, the bytes or `about` are not those of `lock`. */
export function unlock(secret: Buffer, locked: Buffer, about: string): Buffer {
  if (locked.length < IV + TAG) throw new Error('Not a sealed text')
  const decipher = createDecipheriv('aes-256-gcm', secret, locked.subarray(0, IV))
  decipher.setAAD(Buffer.from(about))
  decipher.setAuthTag(locked.subarray(IV, IV + TAG))
  return Buffer.concat([decipher.update(locked.subarray(IV + TAG)), decipher.final()])
}
