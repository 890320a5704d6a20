import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { upload } from '@contract/health-device/upload'
import { businessDay, dayAfter } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import {
  consentedAt,
  deviceName,
  type Given,
  lockPerson,
  measuresOf,
  qualityIn,
  readingsOn,
  stagesOf,
  store,
  valuesOf,
  type Whose,
} from '@server/areas/health/health'
import { clockErrorOf, corrected } from './clock'
import { healthDevices as devices } from './tables'

type Said = z.output<typeof upload>
type Device = typeof devices.$inferSelect

interface Telling {
  deviceId: string
  said: Said
  key: DataKey
  now: Date
}

/** So far ahead a corrected reading may lie: it has just been taken. */
const aheadMs = 120_000

/** Puts what a device measured into the days of whoever it is bound to; what is known changes nothing. */
export async function takeUpload(tx: Db, { deviceId, said, key, now }: Telling) {
  const userId = await ownerOf(tx, deviceId)
  if (!(await consentedAt(tx, userId, 'record', now))) throw new Refusal('healthConsentNeeded')
  const whose: Whose = { userId, key }
  await lockPerson(tx, whose)
  const device = await lockBound(tx, deviceId, userId)
  const clockError = clockErrorOf(said.clock, now, device.clockError)
  const right = said.readings.flatMap((one) => givenOf(device, one, clockError, now) ?? [])
  const fresh = await unknownOf(tx, whose, right, device.clockError)
  if (fresh.length > 0) await store(tx, whose, fresh, now)
  await tx
    .update(devices)
    .set({ clockError, battery: said.battery, lastUploadAt: now })
    .where(eq(devices.deviceId, deviceId))
  return {
    stored: fresh.length,
    known: right.length - fresh.length,
    skipped: said.readings.length - right.length,
    clock_error: clockError,
  }
}

const unbound = () => new Refusal('deviceUnknown', '这台设备还没有绑定，请先在“我的设备”里绑定')

async function ownerOf(tx: Db, deviceId: string): Promise<string> {
  const [device] = await tx
    .select({ userId: devices.userId })
    .from(devices)
    .where(eq(devices.deviceId, deviceId))
  if (!device?.userId) throw unbound()
  return device.userId
}

/** The person first, the device then, as whoever binds one or takes their consent back does. */
async function lockBound(tx: Db, deviceId: string, userId: string): Promise<Device> {
  const [device] = await tx
    .select()
    .from(devices)
    .where(eq(devices.deviceId, deviceId))
    .for('update')
  if (device?.userId !== userId || !device.boundAt) throw unbound()
  return device
}

type Sent = Given & { sent: number }

/** Undefined: it cannot be, or it was taken before the device was this person’s. */
function givenOf(
  device: Device,
  { measure, at: sent, values: told, quality, stages = [] }: Said['readings'][number],
  clockError: number,
  now: Date,
): Sent | undefined {
  const at = corrected(sent, clockError)
  if (!measuresOf(device.kind).includes(measure)) return undefined
  if (at > now.getTime() + aheadMs || at < device.boundAt!.getTime()) return undefined
  try {
    const values = valuesOf(measure, told)
    const mine = stages
      .map((one) => ({ ...one, at: corrected(one.at, clockError) }))
      .filter((one) => one.at >= device.boundAt!.getTime())
    return {
      ...{ measure, sent, values, place: 'home', device: deviceName(device) },
      at: new Date(Math.min(at, now.getTime())),
      ...qualityIn(quality),
      ...stagesOf({ measure, at, values }, mine),
    }
  } catch (error) {
    // one that cannot be holds up none of the others
    if (error instanceof Refusal) return undefined
    throw error
  }
}

const nameOf = ({ measure, device, sent }: Pick<Sent, 'measure' | 'device'> & { sent?: number }) =>
  `${measure} ${device} ${sent ?? ''}`

/** A device, a measure and the time by the device’s own clock are one reading, whatever that clock was worth. */
async function unknownOf(
  tx: Db,
  whose: Whose,
  given: readonly Sent[],
  formerError: number,
): Promise<Sent[]> {
  // what came before lies where the clock was then thought to be
  const days = given.flatMap(({ at, sent }) => [
    businessDay(at),
    businessDay(new Date(corrected(sent, formerError))),
  ])
  const around = [...new Set(days.flatMap((day) => [dayAfter(day, -1), day, dayAfter(day, 1)]))]
  const readings = [...(await readingsOn(tx, whose, around)).values()].flat()
  const known = new Set(readings.filter(({ sent }) => sent !== undefined).map(nameOf))
  return given.filter((one) => {
    const name = nameOf(one)
    const isNew = !known.has(name)
    known.add(name)
    return isNew
  })
}
