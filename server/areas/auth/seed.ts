import { agreementVersion, agreeTo } from '@server/areas/agreement/agreement'
import { dayMs } from '@server/calendar'
import type { Db } from '@server/database/database'
import { demo, demoNeighbours } from '@server/database/demo'
import type { SeedContext } from '../area'
import { hashPhone, sealPhone } from './identity'
import { users } from './tables'

export async function seedAuth(db: Db, { now, config }: SeedContext) {
  const people = [
    ...Object.values(demo).map((person) => ({ ...person, daysAgo: person.sinceDays })),
    ...demoNeighbours(),
  ]
  const rows = people.map(({ userId, phone, nickname, daysAgo }) => ({
    userId,
    nickname,
    phoneHash: hashPhone(config.dataKey, phone),
    phoneSealed: sealPhone(config.dataKey, userId, phone),
    agreementVersion: agreementVersion(now),
    agreedAt: now,
    createdAt: new Date(now.getTime() - daysAgo * dayMs),
  }))
  await db.insert(users).values(rows)
  for (const { userId } of rows) await agreeTo(db, userId, agreementVersion(now), now)
}
