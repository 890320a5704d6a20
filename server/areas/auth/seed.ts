import type { Db } from '@server/database/database'
import { demo } from '@server/database/demo'
import type { SeedContext } from '../area'
import { hashPhone, sealPhone } from './identity'
import { userRoles, users } from './tables'
import { agreementVersion } from './users'

export async function seedAuth(db: Db, { now, config }: SeedContext) {
  for (const { userId, phone, nickname, roles } of Object.values(demo)) {
    await db.insert(users).values({
      userId,
      nickname,
      phoneHash: hashPhone(config.dataKey, phone),
      phoneSealed: sealPhone(config.dataKey, phone),
      agreementVersion: agreementVersion(now),
      agreedAt: now,
      createdAt: now,
    })
    for (const role of roles) await db.insert(userRoles).values({ userId, role })
  }
}
