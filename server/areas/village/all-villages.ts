import { asc } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { villages } from './tables'

/** In the order in which they are shown. */
export const allVillages = (db: Db) =>
  db
    .select({ villageId: villages.villageId, name: villages.name })
    .from(villages)
    .orderBy(asc(villages.position), asc(villages.villageId))

export const villageNames = async (db: Db): Promise<Map<number, string>> =>
  new Map((await allVillages(db)).map(({ villageId, name }) => [villageId, name]))
