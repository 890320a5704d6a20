import { randomBytes } from 'node:crypto'
import type { UploadKind } from '@contract/upload'
import { uploadAllowances } from '@server/areas/upload/tables'
import type { Database } from '@server/database/database'
import type { House } from '../harness/openHouse'

const heads = {
  png: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  jpeg: Buffer.from('ffd8ffe000104a464946', 'hex'),
  gif: Buffer.from('GIF89a'),
  webp: Buffer.from('RIFF\x24\0\0\0WEBPVP8 ', 'latin1'),
  mp4: Buffer.from('\0\0\0\x18ftypisom', 'latin1'),
}

/** A file of that format as far as its first bytes tell, and unlike any other. */
export const someFile = (format: keyof typeof heads, size = 200) =>
  Buffer.concat([heads[format], randomBytes(size - heads[format].length)])

export const somePicture = () => someFile('png').toString('base64')

/** A server to send to, in this process or another. */
export interface Place {
  database: Database
  ask: House['ask']
}

/** A picture of that person as a page would send it, however many they have sent. */
export async function newUpload(house: Place, token: string, kind: UploadKind) {
  await house.database.db.delete(uploadAllowances)
  const path = '/tp5/api/UserUpload/uploadBase64Image'
  return house.ask(path, { kind, content: somePicture() }, { token })
}
