import { giveDuties } from '@server/areas/duty/duty'
import { villages } from '@server/areas/village/village'
import { demo } from '@server/database/demo'
import type { House } from '../harness/openHouse'
import { newPerson, type Person } from '../harness/people'
import { sessionOf } from '../harness/sessions'

let made = 0

/** A village of its own, which one of the demo's stewards looks after since a moment. */
export async function newVillage(house: House, userId: string, startsAt = new Date(2020, 0)) {
  const { db } = house.database
  const name = `新村 ${++made}`
  const [village] = await db
    .insert(villages)
    .values({ name, latitude: 30.2, longitude: 120.2, position: 90 + made })
    .returning()
  await giveDuties(db, [{ userId, role: 'steward', village: name, startsAt }])
  return { name, villageId: village!.villageId }
}

export const stewardOf = async (
  house: House,
  who: 'steward' | 'otherSteward',
  now = new Date(),
) => ({ token: await sessionOf(house.database.db, demo[who].userId, now) })

/** Somebody who asks to belong to it, and the number by which stewards name them. */
export async function newMember(
  house: House,
  villageId: number,
): Promise<Person & { memberId: number }> {
  const person = await newPerson(house)
  const { token } = person
  await house.ask('/tp5/api/Village/userBind', { village_id: villageId }, { token })
  const { rows } = await house.database.pool.query<{ member_id: string }>(
    'select member_id from village_members where user_id = $1',
    [person.userId],
  )
  return { ...person, memberId: Number(rows[0]!.member_id) }
}
