/** X25519: whoever makes backups holds the public key, the private one is needed to restore alone. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import fs from 'node:fs'

const curve = { kty: 'OKP', crv: 'X25519' } as const

export const RAW_BYTES = 32

/** The public one as the environment has it, the private one as a file. */
export function newBackupKey(): { publicKey: string; privateKey: string } {
  const { publicKey, privateKey } = generateKeyPairSync('x25519')
  return {
    publicKey: rawOf(publicKey).toString('base64url'),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

export const publicKeyOf = (raw: Buffer): KeyObject =>
  createPublicKey({ key: { ...curve, x: raw.toString('base64url') }, format: 'jwk' })

export const readPublicKey = (text: string) => publicKeyOf(Buffer.from(text, 'base64url'))

export function readPrivateKey(file: string): KeyObject {
  const key = createPrivateKey(fs.readFileSync(file))
  if (key.asymmetricKeyType !== 'x25519') throw new Error(`${file} is no key of a backup`)
  return key
}

export const rawOf = (key: KeyObject): Buffer =>
  Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url')
