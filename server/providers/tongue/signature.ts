import { createHash, createHmac } from 'node:crypto'

interface Signed {
  /** In seconds. */
  timestamp: string
  nonce: string
  body: string | Buffer
}

/** HMAC-SHA256 over moment, nonce and the hash of the body, each on a line of its own. */
export const signTongue = (key: string, { timestamp, nonce, body }: Signed): string =>
  createHmac('sha256', key)
    .update(`${timestamp}\n${nonce}\n${createHash('sha256').update(body).digest('hex')}`)
    .digest('hex')
