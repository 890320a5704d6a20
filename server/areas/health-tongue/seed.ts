import { say } from '@server/areas/agreement/agreement'
import { healthTonguePeople } from '@server/areas/health/health'
import type { Db } from '@server/database/database'
import { demo } from '@server/database/demo'
import type { SeedContext } from '../area'

/** 陈桂芬 has agreed, and taken no photograph yet: those are of real people alone. */
export async function seedHealthTongue(tx: Db, { now }: SeedContext) {
  const { userId } = demo.elder
  await tx.insert(healthTonguePeople).values({ userId, since: now })
  await say(tx, { userId, agreement: 'healthTongue', said: 'accepted', now })
}
