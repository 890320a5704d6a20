import { say } from '@server/areas/agreement/agreement'
import type { Db } from '@server/database/database'
import { demo } from '@server/database/demo'
import { uuidv7 } from '@server/database/uuid'
import type { SeedContext } from '../area'
import { hashIdNumber, sealPerson } from './person'
import { identities } from './tables'

/** Who was verified before the demo begins; the photos are gone by then. */
export async function seedIdentities(db: Db, { now, config }: SeedContext) {
  for (const { userId, identity } of Object.values(demo)) {
    if (!identity) continue
    await say(db, { userId, agreement: 'identity', said: 'accepted', now })
    const [caseId, frontId, backId] = [0, 1, 2].map(() => uuidv7(now.getTime()))
    await db.insert(identities).values({
      ...{ userId, caseId: caseId!, frontId: frontId!, backId: backId! },
      numberHash: hashIdNumber(config.dataKey, identity.idNumber),
      sealed: sealPerson(config.dataKey, userId, identity),
      state: 'approved',
      submittedAt: now,
      decidedAt: now,
    })
  }
}
