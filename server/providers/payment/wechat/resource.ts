import { createDecipheriv } from 'node:crypto'

const TAG = 16

export interface SealedResource {
  algorithm: string
  ciphertext: string
  nonce: string
  associated_data?: string | undefined
}

interface Sealed {
  key: Buffer
  nonce: Buffer
  associated: Buffer
  /** The text, and the tag behind it. */
  bytes: Buffer
}

/** AES-256-GCM; throws where anything of it was tampered with. */
export function unseal({ key, nonce, associated, bytes }: Sealed): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG })
  decipher.setAAD(associated)
  decipher.setAuthTag(bytes.subarray(-TAG))
  return Buffer.concat([decipher.update(bytes.subarray(0, -TAG)), decipher.final()])
}

/** Opens what a notification carries, under the APIv3 key. */
export function openResource(apiKey: string, sealed: SealedResource): string {
  if (sealed.algorithm !== 'AEAD_AES_256_GCM') throw new Error(`unknown ${sealed.algorithm}`)
  return unseal({
    key: Buffer.from(apiKey),
    nonce: Buffer.from(sealed.nonce),
    associated: Buffer.from(sealed.associated_data ?? ''),
    bytes: Buffer.from(sealed.ciphertext, 'base64'),
  }).toString()
}
