import { createDecipheriv } from 'node:crypto'

const TAG = 16

export interface SealedResource {
  algorithm: string
  ciphertext: string
  nonce: string
  associated_data?: string | undefined
}

/** Opens what a notification carries, under the APIv3 key. Throws where it was tampered with. */
export function openResource(apiKey: string, sealed: SealedResource): string {
  if (sealed.algorithm !== 'AEAD_AES_256_GCM') throw new Error(`unknown ${sealed.algorithm}`)
  const bytes = Buffer.from(sealed.ciphertext, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(apiKey), Buffer.from(sealed.nonce))
  decipher.setAAD(Buffer.from(sealed.associated_data ?? ''))
  decipher.setAuthTag(bytes.subarray(-TAG))
  return Buffer.concat([decipher.update(bytes.subarray(0, -TAG)), decipher.final()]).toString()
}
