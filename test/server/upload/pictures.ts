import { randomBytes } from 'node:crypto'
import type { UploadKind } from '@contract/upload'
import { uploadAllowances } from '@server/areas/upload/tables'
import type { Database } from '@server/database/database'
import type { House } from '../harness/openHouse'

const hex = (text: string) => Buffer.from(text, 'hex')
const latin = (text: string) => Buffer.from(text, 'latin1')

function be(value: number, bytes: number) {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}
const le = (value: number, bytes: number) => be(value, bytes).reverse()

interface Size {
  width: number
  height: number
}

/** How each format begins, up to where it has said how large the picture is. */
const heads = {
  png: ({ width, height }: Size) => [
    hex('89504e470d0a1a0a0000000d49484452'),
    be(width, 4),
    be(height, 4),
  ],
  // a table stands before the frame
  jpeg: ({ width, height }: Size) => [
    hex('ffd8ffe000044a46ffc400040000ffc2000b08'),
    be(height, 2),
    be(width, 2),
  ],
  gif: ({ width, height }: Size) => [latin('GIF89a'), le(width, 2), le(height, 2)],
  webp: ({ width, height }: Size) => [
    latin('RIFF....WEBPVP8 ....'),
    hex('0000009d012a'),
    le(width, 2),
    le(height, 2),
  ],
  webpLossless: ({ width, height }: Size) => [
    latin('RIFF....WEBPVP8L....\x2f'),
    le((width - 1) | ((height - 1) << 14), 4),
  ],
  webpExtended: ({ width, height }: Size) => [
    latin('RIFF....WEBPVP8X........'),
    le(width - 1, 3),
    le(height - 1, 3),
  ],
  mp4: () => [latin('\0\0\0\x18ftypisom')],
}

export type Format = keyof typeof heads

/** A file of that format as far as its first bytes tell, and unlike any other. */
export function someFile(format: Format, bytes = 200, size: Size = { width: 640, height: 480 }) {
  const head = Buffer.concat(heads[format](size))
  return Buffer.concat([head, randomBytes(bytes - head.length)])
}

export const somePicture = () => someFile('png').toString('base64')

/** A server to send to, in this process or another. */
export interface Place {
  database: Database
  ask: House['ask']
}

/** What sensitive pictures are not taken without; given for good. */
export async function agreeToIdentityNotice(house: Place, token: string) {
  const { version } = await house.ask('/tp5/api/Agreement/detail', { key: 'identity' })
  await house.ask('/user/nameVerify/consent', { version }, { token })
}

/** A picture of that person as a page would send it, however many they have sent. */
export async function newUpload(house: Place, token: string, kind: UploadKind) {
  await house.database.db.delete(uploadAllowances)
  if (kind === 'identity') await agreeToIdentityNotice(house, token)
  const path = '/tp5/api/UserUpload/uploadBase64Image'
  return house.ask(path, { kind, content: somePicture() }, { token })
}
