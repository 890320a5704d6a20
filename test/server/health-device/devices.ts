import { createHmac, randomUUID } from 'node:crypto'
import type { Upload } from '@contract/health-device/upload'
import { sealCredentials } from '@server/areas/health-device/secret'
import type { DeviceKind } from '@server/areas/health/device-kinds'
import { healthDevices } from '@server/areas/health-device/tables'
import type { House } from '../harness/openHouse'
import { readReply, type Reply, someNonce } from '../harness/request'

const base = '/tp5/api/ExchangeShop/HealthEquipment/'
export const devicePaths = {
  mine: `${base}myDevice`,
  bind: `${base}bind`,
  unbind: `${base}unbind`,
} as const

export interface BoxedDevice {
  deviceId: string
  serial: string
  code: string
  secret: string
}

/** One that nobody has bound yet. */
export async function newDevice(house: House, kind: DeviceKind = 'band'): Promise<BoxedDevice> {
  const deviceId = randomUUID()
  const serial = `T-${deviceId.slice(0, 8).toUpperCase()}`
  const [code, secret] = ['48QK-7M2P', `secret of ${serial}`]
  const sealed = sealCredentials(house.config.dataKey, deviceId, { code, secret })
  await house.database.db.insert(healthDevices).values({ deviceId, serial, kind, ...sealed })
  return { deviceId, serial, code, secret }
}

interface Sending {
  /** What the header says, in seconds. */
  at: number
  secret?: string
  nonce?: string
}

/** What a device, or somebody who pretends to be one, sends. */
export async function upload(
  house: House,
  { serial, secret }: Pick<BoxedDevice, 'serial' | 'secret'>,
  said: Upload,
  { at, secret: other = secret, nonce = `nonce${someNonce()}` }: Sending,
): Promise<Reply> {
  const [url, payload] = ['/device/health', JSON.stringify(said)]
  const signature = createHmac('sha256', other)
    .update(['POST', url, String(at), nonce, payload].join('\n'))
    .digest('hex')
  const headers = {
    'x-device': serial,
    'x-timestamp': String(at),
    'x-nonce': nonce,
    'x-signature': signature,
    'content-type': 'application/json',
  }
  return readReply(await house.app.inject({ method: 'POST', url, headers, payload }))
}
