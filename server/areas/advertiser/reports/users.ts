import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { interests } from '@contract/advertiser/creative'
import { villageNames } from '@server/areas/village/village'
import type { Db } from '@server/database/database'
import { adSpendings } from '../tables'
import { grouped, restName, toldPeople } from './groups'

interface Wanted {
  advertiserId: number
  campaignId?: number | undefined
}

const { advertiserId: payer, campaignId: about, userId, villageId, takenBackAt } = adSpendings

const of = ({ advertiserId, campaignId }: Wanted): SQL | undefined =>
  and(
    eq(payer, advertiserId),
    campaignId === undefined ? undefined : eq(about, campaignId),
    isNull(takenBackAt),
  )

interface Group {
  name: string | undefined
  people: number
}

function told(groups: readonly Group[]) {
  const { large, rest } = grouped(groups)
  const inRest = rest.reduce((sum, { people }) => sum + people, 0)
  return [
    ...large.map(({ name, people }) => ({ name: name ?? restName, people })),
    ...(inRest > 0 ? [{ name: restName, people: inRest }] : []),
  ]
}

/** Who did something for an advertiser, as numbers alone. */
export async function usersOf(db: Db, wanted: Wanted) {
  const each = db
    .select({ userId, times: sql<number>`count(*)`.as('times') })
    .from(adSpendings)
    .where(of(wanted))
    .groupBy(userId)
    .as('each')
  const [row] = await db
    .select({
      people: sql<number>`count(*)::float8`,
      again: sql<number>`count(*) filter (where ${each.times} > 1)::float8`,
    })
    .from(each)
  const people = toldPeople(row!.people)
  if (people === null) return { people, again: null, villages: [], interests: [] }
  return {
    people,
    again: toldPeople(row!.again),
    villages: told(await byVillage(db, wanted)),
    interests: told(await byInterest(db, wanted)),
  }
}

async function byVillage(db: Db, wanted: Wanted): Promise<Group[]> {
  const rows = await db
    .select({ villageId, people: sql<number>`count(distinct ${userId})::float8` })
    .from(adSpendings)
    .where(of(wanted))
    .groupBy(villageId)
  const names = await villageNames(db)
  return rows.map((row) => ({ name: names.get(row.villageId), people: row.people }))
}

async function byInterest(db: Db, wanted: Wanted): Promise<Group[]> {
  const liked = db
    .selectDistinct({ userId, interest: sql<string>`unnest(${adSpendings.interests})`.as('one') })
    .from(adSpendings)
    .where(of(wanted))
    .as('liked')
  const rows = await db
    .select({ interest: liked.interest, people: sql<number>`count(*)::float8` })
    .from(liked)
    .groupBy(liked.interest)
  const names: Readonly<Record<string, string>> = interests
  return rows.map(({ interest, people }) => ({ name: names[interest], people }))
}
