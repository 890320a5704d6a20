import { desc } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { houseRecords } from '@server/database/house-records'

export const newestCommands = (db: Db, most: number) =>
  db.select().from(houseRecords).orderBy(desc(houseRecords.recordId)).limit(most)
