import { createHmac } from 'node:crypto'

/** What seals and hashes what the database must not tell by itself. */
export type DataKey = Buffer

/** For what is guessed easily, such as a phone number: a plain hash of it could be tried out. */
export const keyedHash = (key: DataKey, kind: string, text: string) =>
  createHmac('sha256', key).update(`${kind}:${text}`).digest('base64url')
