import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import { deviceHeaders } from '@contract/machine/device'
import { Refusal } from '@server/call/refusal'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { openSecret } from './secret'
import { healthDeviceNonces as nonces, healthDevices as devices } from './tables'

/** Seconds by which the time that is signed and ours may differ; a device sets it by what it was told. */
const tolerance = 300

interface Sent {
  headers: Record<string, unknown>
  method: string
  /** With the query. */
  url: string
  body: string
}

interface Surroundings {
  db: Db
  key: DataKey
  now: Date
  /** Refuses a device that says too much, before anything of it is written down. */
  count: (deviceId: string) => void
}

/** Which device speaks, as machines do: see contract/machine/device.ts. */
export async function identify({ db, key, now, count }: Surroundings, sent: Sent): Promise<string> {
  const headers = deviceHeaders.safeParse(sent.headers)
  if (!headers.success) throw new Refusal('deviceUnknown')
  const { 'x-device': serial, 'x-timestamp': timestamp, 'x-nonce': nonce } = headers.data
  const [device] = await db
    .select({ deviceId: devices.deviceId, secret: devices.secret })
    .from(devices)
    .where(eq(devices.serial, serial))
  if (!device) throw new Refusal('deviceUnknown')
  const { deviceId, secret } = device
  const expected = createHmac('sha256', openSecret(key, deviceId, secret))
    .update([sent.method, sent.url, timestamp, nonce, sent.body].join('\n'))
    .digest()
  const given = Buffer.from(headers.data['x-signature'], 'hex')
  if (!timingSafeEqual(expected, given)) throw new Refusal('deviceUnknown')
  const serverTime = Math.floor(now.getTime() / 1000)
  if (Math.abs(Number(timestamp) - serverTime) > tolerance)
    throw new Refusal('stale', undefined, { server_time: serverTime })
  count(deviceId)
  await keepNonce(db, deviceId, nonce, now)
  return deviceId
}

async function keepNonce(db: Db, deviceId: string, nonce: string, now: Date): Promise<void> {
  await db.delete(nonces).where(and(eq(nonces.deviceId, deviceId), lt(nonces.expiresAt, now)))
  const expiresAt = new Date(now.getTime() + 2 * tolerance * 1000)
  const kept = await db
    .insert(nonces)
    .values({ deviceId, nonce, expiresAt })
    .onConflictDoNothing()
    .returning({ nonce: nonces.nonce })
  if (kept.length === 0) throw new Refusal('nonceReused')
}
