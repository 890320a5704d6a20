import { and, asc, eq } from 'drizzle-orm'
import type { Out } from '@contract/api'
import { replyTime } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import {
  deviceName,
  lockPerson,
  measures,
  measuresOf,
  needConsent,
  type Surroundings,
  whenWords,
} from '@server/areas/health/health'
import { clockWords } from './clock'
import { isCode } from './secret'
import { healthDevices as devices } from './tables'

export type Device = typeof devices.$inferSelect
type Shown = Out<'/tp5/api/ExchangeShop/HealthEquipment/myDevice'>['list'][number]

export function presentDevice(device: Device, now: Date): Shown {
  const { deviceId, serial, kind, boundAt, lastUploadAt, battery, clockError } = device
  return {
    ...{ device_id: deviceId, serial, kind, battery, name: deviceName(device) },
    measures: measuresOf(kind).map((measure) => measures[measure].name),
    bound_when: boundAt ? whenWords(boundAt, now) : '',
    last_upload_at: lastUploadAt && replyTime(lastUploadAt),
    last_upload_when: lastUploadAt ? whenWords(lastUploadAt, now) : '',
    clock_error: clockError,
    clock_text: clockWords(clockError),
  }
}

export const devicesOf = (db: Db, userId: string): Promise<Device[]> =>
  db.select().from(devices).where(eq(devices.userId, userId)).orderBy(asc(devices.boundAt))

/** A wrong number and a wrong code are refused alike; whose it is learns nobody who does not hold it. */
export async function bind(
  context: Surroundings,
  { serial, code }: { serial: string; code: string },
): Promise<Device> {
  const { db, user, now, config } = context
  const { userId } = user
  await needConsent(context, 'record')
  await lockPerson(db, { userId, key: config.dataKey })
  const [device] = await db.select().from(devices).where(eq(devices.serial, serial)).for('update')
  if (!device || !isCode(config.dataKey, device.deviceId, device.code, code))
    throw new Refusal('healthDeviceUnknown')
  if (device.userId === userId) return device
  if (device.userId !== null) throw new Refusal('healthDeviceTaken')
  const [bound] = await db
    .update(devices)
    .set({ userId, boundAt: now, lastUploadAt: null, battery: null, clockError: 0 })
    .where(eq(devices.deviceId, device.deviceId))
    .returning()
  return bound!
}

/** What it measured until now stays whose it is. */
export async function unbind(
  { db, user }: Pick<Surroundings, 'db' | 'user'>,
  deviceId: string,
): Promise<void> {
  const freed = await db
    .update(devices)
    .set({ userId: null, boundAt: null, lastUploadAt: null, battery: null, clockError: 0 })
    .where(and(eq(devices.deviceId, deviceId), eq(devices.userId, user.userId)))
    .returning({ deviceId: devices.deviceId })
  if (freed.length === 0) throw new Refusal('notFound', '没有这台设备，可能已经解绑了')
}
