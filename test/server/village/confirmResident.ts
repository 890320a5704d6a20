import { eq } from 'drizzle-orm'
import { decideMember, villageMembers, villages } from '@server/areas/village/village'
import type { House } from '../harness/openHouse'

/** As the house does it at its desk. */
export async function confirmResident({ database }: House, userId: string): Promise<void> {
  await database.transaction(async (tx) => {
    const [asked] = await tx
      .select({ memberId: villageMembers.memberId, name: villages.name })
      .from(villageMembers)
      .innerJoin(villages, eq(villages.villageId, villageMembers.villageId))
      .where(eq(villageMembers.userId, userId))
    const { memberId, name } = asked!
    const passed = { pass: true, reason: '', now: new Date() }
    await decideMember(tx, { memberId, names: [name], by: null, was: 'asked', ...passed })
  })
}
