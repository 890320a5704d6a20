import { createHmac, timingSafeEqual } from 'node:crypto'
import { eq, lt } from 'drizzle-orm'
import { deviceHeaders } from '@contract/machine/device'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { Refusal } from '@server/call/refusal'
import { iterMachines as machines, deviceNonces } from '../tables'
import { openSecret } from './secret'

/** Seconds by which the machine's clock and ours may differ. */
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
  /** Refuses a machine that says too much, before anything of it is written down. */
  count: (machineId: number) => void
}

/** Which machine speaks. The nonce is kept, so that the same words are not heard twice. */
export async function identify({ db, key, now, count }: Surroundings, sent: Sent): Promise<number> {
  const headers = deviceHeaders.safeParse(sent.headers)
  if (!headers.success) throw new Refusal('deviceUnknown')
  const { 'x-device': machineSn, 'x-timestamp': timestamp, 'x-nonce': nonce } = headers.data
  const [machine] = await db
    .select({ machineId: machines.machineId, sealed: machines.deviceSecret })
    .from(machines)
    .where(eq(machines.machineSn, machineSn))
  if (!machine?.sealed) throw new Refusal('deviceUnknown')
  const { machineId, sealed } = machine
  const text = [sent.method, sent.url, timestamp, nonce, sent.body].join('\n')
  const expected = createHmac('sha256', openSecret(key, machineId, sealed))
    .update(text)
    .digest()
  const given = Buffer.from(headers.data['x-signature'], 'hex')
  if (!timingSafeEqual(expected, given)) throw new Refusal('deviceUnknown')
  const serverTime = Math.floor(now.getTime() / 1000)
  if (Math.abs(Number(timestamp) - serverTime) > tolerance) {
    throw new Refusal('stale', undefined, { server_time: serverTime })
  }
  count(machineId)
  await keepNonce(db, { machineId, nonce, now })
  return machineId
}

async function keepNonce(db: Db, { machineId, nonce, now }: Nonce) {
  const expiresAt = new Date(now.getTime() + 2 * tolerance * 1000)
  const kept = await db
    .insert(deviceNonces)
    .values({ machineId, nonce, expiresAt })
    .onConflictDoNothing()
    .returning()
  if (kept.length === 0) throw new Refusal('nonceReused')
}

interface Nonce {
  machineId: number
  nonce: string
  now: Date
}

export const dropOldNonces = (db: Db, now: Date) =>
  db.delete(deviceNonces).where(lt(deviceNonces.expiresAt, now))
