/**
 * A sealed backup: what it is, a public key made for it alone, then pieces of AES-256-GCM, each
 * under its number and whether it is the last. None can be changed, moved, left out or cut off.
 */
import {
  createCipheriv,
  createDecipheriv,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
} from 'node:crypto'
import fs from 'node:fs'
import { publicKeyOf, RAW_BYTES, rawOf } from './backup-key'

const MARK = Buffer.from('linji sealed backup 1\n')
const PIECE = 64 * 1024
const TAG = 16

type Bytes = AsyncIterable<Buffer>

export async function* sealedTo(owner: KeyObject, source: Bytes): AsyncGenerator<Buffer> {
  const once = generateKeyPairSync('x25519')
  const raw = rawOf(once.publicKey)
  const key = sharedKey({ privateKey: once.privateKey, publicKey: owner }, [raw, rawOf(owner)])
  yield Buffer.concat([MARK, raw])
  for await (const { bytes, nonce } of piecesOf(source, PIECE)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonce)
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
  }
}

export async function* openedBy(privateKey: KeyObject, file: string): AsyncGenerator<Buffer> {
  const raw = headOf(file).subarray(MARK.length)
  const publicKey = publicKeyOf(raw)
  const own = rawOf(createPublicKey(privateKey))
  const key = sharedKey({ privateKey, publicKey }, [raw, own])
  const source = fs.createReadStream(file, { start: MARK.length + RAW_BYTES })
  for await (const { bytes, nonce } of piecesOf(source, PIECE + TAG)) {
    yield opened(key, bytes, nonce)
  }
}

export const isSealed = (file: string): boolean =>
  headOf(file).subarray(0, MARK.length).equals(MARK)

function headOf(file: string): Buffer {
  const head = Buffer.alloc(MARK.length + RAW_BYTES)
  const handle = fs.openSync(file, 'r')
  fs.readSync(handle, head)
  fs.closeSync(handle)
  return head
}

const sharedKey = (pair: { privateKey: KeyObject; publicKey: KeyObject }, salt: Buffer[]) =>
  Buffer.from(hkdfSync('sha256', diffieHellman(pair), Buffer.concat(salt), 'linji backup', 32))

function opened(key: Buffer, bytes: Buffer, nonce: Buffer): Buffer {
  const end = Math.max(0, bytes.length - TAG)
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG })
    decipher.setAuthTag(bytes.subarray(end))
    return Buffer.concat([decipher.update(bytes.subarray(0, end)), decipher.final()])
  } catch {
    throw new Error('This private key does not open the backup, or it was changed or cut off')
  }
}

/** Pieces of one size but for the last, which is known by nothing coming after it. */
async function* piecesOf(source: AsyncIterable<Buffer>, size: number) {
  let rest = Buffer.alloc(0)
  let nth = 0
  for await (const chunk of source) {
    rest = Buffer.concat([rest, chunk])
    for (; rest.length > size; rest = rest.subarray(size))
      yield { bytes: rest.subarray(0, size), nonce: nonceOf(nth++, false) }
  }
  yield { bytes: rest, nonce: nonceOf(nth, true) }
}

function nonceOf(nth: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(nth, 5, 6)
  nonce.writeUInt8(last ? 1 : 0, 11)
  return nonce
}
