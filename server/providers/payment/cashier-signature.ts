import { randomBytes } from 'node:crypto'
import { type DataKey, keyedHash } from '@server/database/data-key'
import { isSameText } from '@server/same-text'
import { Forged } from '../forged'
import type { Arrived } from './payment'

const freshSeconds = 300

export const mac = (key: DataKey, lines: readonly string[]) =>
  keyedHash(key, 'cashier', lines.join('\n'))

/** As WeChat's are signed, but with our own key. */
export function signed(key: DataKey, content: object, now: Date): Arrived {
  const body = JSON.stringify(content)
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const nonce = randomBytes(16).toString('hex')
  const headers = {
    'content-type': 'application/json',
    'cashier-timestamp': timestamp,
    'cashier-nonce': nonce,
    'cashier-signature': mac(key, [timestamp, nonce, body]),
  }
  return { headers, body }
}

/** What such a notification says, once it was seen to be ours and of now. */
export function opened(key: DataKey, { headers, body }: Arrived, now: Date): unknown {
  const header = (name: string) => [headers[`cashier-${name}`] ?? ''].flat().join()
  const timestamp = header('timestamp')
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp))
  if (!/^\d+$/.test(timestamp) || age > freshSeconds) throw new Forged('its time is not now')
  if (!isSameText(header('signature'), mac(key, [timestamp, header('nonce'), body])))
    throw new Forged('its signature is wrong')
  return JSON.parse(body)
}
