import { agreementVersion, agreeTo } from '@server/areas/agreement/agreement'
import type { Db } from '@server/database/database'
import { demo } from '@server/database/demo'
import type { SeedContext } from '../area'
import { hashPhone, sealPhone } from './identity'
import { users } from './tables'

export async function seedAuth(db: Db, { now, config }: SeedContext) {
  const rows = Object.values(demo).map(({ userId, phone, nickname }) => ({
    userId,
    nickname,
    phoneHash: hashPhone(config.dataKey, phone),
    phoneSealed: sealPhone(config.dataKey, userId, phone),
    agreementVersion: agreementVersion(now),
    agreedAt: now,
    createdAt: now,
  }))
  await db.insert(users).values(rows)
  for (const { userId } of rows) await agreeTo(db, userId, agreementVersion(now), now)
}
