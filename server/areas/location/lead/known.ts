import { and, between, eq, ne } from 'drizzle-orm'
import { maskName, nicknames } from '@server/areas/auth/auth'
import { villages } from '@server/areas/village/village'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { distance, type Position } from '@server/distance'
import { nameKeyOf } from '@server/name-key'
import { nearMetres, sameMetres, sameNameMetres } from '../rules'
import { states } from '../states'
import { locationLeads } from '../tables'

interface Sought extends Position {
  userId: string
  /** Empty while nobody has typed one. */
  name: string
  /** The lead that is changed. */
  but?: string | undefined
}

export interface Near {
  key: string
  name: string
  /** How far it is with it. */
  note: string
  /** Metres. */
  distance: number
  /** Somebody works on it, or it has opened: there is no second lead of it. */
  taken: boolean
}

/** What lies around a place, the nearest first. */
export async function nearTo(db: Db, sought: Sought): Promise<Near[]> {
  const all = [...(await leadsAround(db, sought)), ...(await villagesAround(db, sought))]
  return all
    .map(({ latitude, longitude, ...one }) => ({
      ...one,
      distance: distance({ latitude, longitude }, sought),
    }))
    .filter((one) => one.distance <= nearMetres)
    .sort((a, b) => a.distance - b.distance)
}

/** A little more than is looked at: a degree of longitude is shorter the farther north. */
function box({ latitude, longitude }: Position) {
  const north = nearMetres / 110_000
  const east = north / Math.max(0.05, Math.cos((latitude * Math.PI) / 180))
  return {
    latitudes: [latitude - north, latitude + north] as const,
    longitudes: [longitude - east, longitude + east] as const,
  }
}

async function leadsAround(db: Db, { userId, but, ...place }: Sought) {
  const { latitudes, longitudes } = box(place)
  const rows = await db
    .select()
    .from(locationLeads)
    .where(
      and(
        between(locationLeads.latitude, ...latitudes),
        between(locationLeads.longitude, ...longitudes),
        // a village that has opened stands for what it came of
        ne(locationLeads.state, 'live'),
        but === undefined ? undefined : ne(locationLeads.leadId, but),
      ),
    )
  const names = await nicknames(
    db,
    rows.map((row) => row.userId),
  )
  return rows.map((row) => ({
    ...{ key: `lead ${row.leadId}`, name: row.name, taken: row.state !== 'lost' },
    ...{ latitude: row.latitude, longitude: row.longitude },
    note: `${states.of(row.state).text}，${
      row.userId === userId ? '我' : maskName(names.get(row.userId) ?? '')
    }负责`,
  }))
}

async function villagesAround(db: Db, place: Position) {
  const { latitudes, longitudes } = box(place)
  const rows = await db
    .select()
    .from(villages)
    .where(
      and(between(villages.latitude, ...latitudes), between(villages.longitude, ...longitudes)),
    )
  return rows.map(({ villageId, name, latitude, longitude }) => ({
    ...{ key: `village ${villageId}`, name, latitude, longitude },
    ...{ note: '已经上线', taken: true },
  }))
}

/** Which of them it is, in words; empty where it is none. */
export function knownAs(near: readonly Near[], name: string): string {
  const nameKey = nameKeyOf(name)
  const known = near.find(
    (one) =>
      one.taken &&
      (one.distance <= sameMetres ||
        (nameKey !== '' && nameKeyOf(one.name) === nameKey && one.distance <= sameNameMetres)),
  )
  return known ? `和“${known.name}”重复：相距 ${known.distance} 米，${known.note}` : ''
}

/** Of two that are written at once the second finds the first: call it with the table held. */
export async function refuseKnown(tx: Db, sought: Sought): Promise<void> {
  const known = knownAs(await nearTo(tx, sought), sought.name)
  if (known) throw new Refusal('locationKnown', `${known}，不能重复登记`)
}

/** A village of this name is there already, however far away: its machines could not be told apart. */
export async function refuseNamesake(tx: Db, name: string): Promise<void> {
  if ((await tx.$count(villages, eq(villages.name, name))) > 0)
    throw new Refusal('locationKnown', `已经有叫“${name}”的村上线了，先给点位换个名称`)
}
