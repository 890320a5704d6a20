import { createHmac, randomBytes } from 'node:crypto'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { Forged } from '@server/providers/forged'
import { isSameText } from '@server/same-text'
import { secretOf } from './secret'

/** How far the clock of a partner may be from ours. */
const freshSeconds = 300
const mostNonce = 64

const headerNames = {
  partner: 'linji-partner',
  timestamp: 'linji-timestamp',
  nonce: 'linji-nonce',
  signature: 'linji-signature',
} as const

/** As a message arrived: nothing of it is believed yet. */
export interface Arrived {
  headers: Record<string, string | string[] | undefined>
  body: string
}

interface Signing {
  partner: string
  secret: string
  body: string
  now: Date
}

const signatureOf = (secret: string, lines: readonly string[]) =>
  createHmac('sha256', secret)
    .update(lines.map((line) => `${line}\n`).join(''))
    .digest('hex')

/** The headers that a partner sends along with its body. */
export function signed({ partner, secret, body, now }: Signing): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const nonce = randomBytes(16).toString('hex')
  return {
    [headerNames.partner]: partner,
    [headerNames.timestamp]: timestamp,
    [headerNames.nonce]: nonce,
    [headerNames.signature]: signatureOf(secret, [timestamp, nonce, body]),
  }
}

/**
 * Whose message it is. Throws `Forged` where no partner of ours has signed it, or not now. Sent
 * again within its minutes it is believed again: what it asks for has to be the same then.
 */
export async function signerOf(
  db: Db,
  key: DataKey,
  { headers, body }: Arrived,
  now: Date,
): Promise<string> {
  const given = (name: keyof typeof headerNames) => [headers[headerNames[name]] ?? ''].flat().join()
  const [partner, timestamp, nonce] = [given('partner'), given('timestamp'), given('nonce')]
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp))
  if (!/^\d{1,12}$/.test(timestamp) || age > freshSeconds) throw new Forged('its time is not now')
  if (nonce === '' || nonce.length > mostNonce) throw new Forged('its nonce is missing')
  const secret = await secretOf(db, key, partner)
  if (!secret) throw new Forged('no partner of ours is called so, or has a key')
  if (!isSameText(given('signature'), signatureOf(secret, [timestamp, nonce, body])))
    throw new Forged('its signature is wrong')
  return partner
}
