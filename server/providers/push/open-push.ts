import { createDecipheriv } from 'node:crypto'
import { Forged } from '../forged'

const noiseLength = 16
const lengthBytes = 4
const longestPadding = 32

/** AES-256-CBC as WeChat has it: noise, length, message, and whose it is. */
export function openPush(key: Buffer, appId: string, sealed: string): string {
  const plain = decipher(key, sealed)
  const padding = plain.at(-1) ?? 0
  if (padding < 1 || padding > longestPadding) throw new Forged('it was sealed under another key')
  const text = plain.subarray(noiseLength + lengthBytes, plain.length - padding)
  const length = plain.readUInt32BE(noiseLength)
  if (text.subarray(length).toString() !== appId) throw new Forged('it is for another app')
  return text.subarray(0, length).toString()
}

function decipher(key: Buffer, sealed: string): Buffer {
  const aes = createDecipheriv('aes-256-cbc', key, key.subarray(0, noiseLength))
  aes.setAutoPadding(false)
  try {
    const plain = Buffer.concat([aes.update(Buffer.from(sealed, 'base64')), aes.final()])
    if (plain.length < noiseLength + lengthBytes) throw new Error('nothing is in it')
    return plain
  } catch {
    throw new Forged('it cannot be opened')
  }
}
