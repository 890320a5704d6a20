import { randomBytes } from 'node:crypto'
import {
  consentedAt,
  deviceName,
  fathersBand,
  personOf,
  type Whose,
} from '@server/areas/health/health'
import { businessDay, dayAfter } from '@server/calendar'
import type { Db } from '@server/database/database'
import { demo } from '@server/database/demo'
import { uuidv7 } from '@server/database/uuid'
import type { SeedContext } from '../area'
import { seedRris } from './rri/seed'
import { sealCredentials } from './secret'
import { healthDevices } from './tables'

/** Two wristbands that are worn, a blood pressure monitor that still lies in its box, and heartbeats of some mornings. */
export async function seedHealthDevices(tx: Db, context: SeedContext): Promise<void> {
  const { now, config } = context
  const key = config.dataKey
  const since = await consentedAt(tx, demo.elder.userId, 'record', now)
  const band = { kind: 'band', serial: 'LJH-B0107' } as const
  const boxed = { kind: 'pressure', serial: 'LJH-P0231' } as const
  const worn = async (device: typeof band | typeof fathersBand, userId: string) => ({
    userId,
    boundAt: since,
    lastUploadAt: await lastOf(tx, { userId, key }, deviceName(device)),
  })
  const rows = [
    {
      ...band,
      ...(await worn(band, demo.elder.userId)),
      code: '7H3M-Q9WX',
      battery: 62,
      clockError: 0,
    },
    {
      ...{ ...fathersBand, ...(await worn(fathersBand, demo.father.userId)) },
      ...{ code: 'V4TR-2KPD', battery: 18, clockError: 190 },
    },
    { ...boxed, code: '48QK-7M2P', clockError: 0 },
  ]
  for (const { code, ...row } of rows) {
    const deviceId = uuidv7(now.getTime())
    const secret = randomBytes(32).toString('base64url')
    await tx
      .insert(healthDevices)
      .values({ ...row, deviceId, ...sealCredentials(key, deviceId, { code, secret }) })
  }
  const recorded = [90, 60, 30, 14, 6, 2].map((ago) => dayAfter(businessDay(now), -ago))
  await seedRris(tx, { userId: demo.elder.userId, key }, recorded, now)
}

/** When a device measured last. */
async function lastOf(tx: Db, whose: Whose, name: string): Promise<Date | null> {
  const { latest } = (await personOf(tx, whose))!
  const times = Object.values(latest).filter(({ device }) => device === name)
  return times.length > 0 ? new Date(Math.max(...times.map(({ at }) => at))) : null
}
