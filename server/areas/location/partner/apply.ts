import { desc, eq, sql } from 'drizzle-orm'
import { idText, momentText, page, readCursor, writeCursor } from '@server/call/cursor'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import { type Applicant, applicants } from '../sealed'
import { locationPartners } from '../tables'
import type { Activity } from './activities'

interface Applying {
  userId: string
  key: DataKey
  activity: Activity
  town: string
  applicant: Applicant
  now: Date
}

/** One of each kind a person; a later one takes its place. */
export async function apply(tx: Db, applying: Applying): Promise<void> {
  const { userId, key, activity, town, applicant, now } = applying
  const applicationId = uuidv7(now.getTime())
  const row = {
    ...{ applicationId, town, appliedAt: now },
    sealed: applicants.seal(key, applicationId, applicant),
  }
  await tx
    .insert(locationPartners)
    .values({ ...row, userId, activity })
    .onConflictDoUpdate({
      target: [locationPartners.userId, locationPartners.activity],
      set: row,
    })
}

/** When somebody applied for what. */
export async function appliedAt(db: Db, userId: string | undefined): Promise<Map<Activity, Date>> {
  if (userId === undefined) return new Map()
  const rows = await db.select().from(locationPartners).where(eq(locationPartners.userId, userId))
  return new Map(rows.map((row) => [row.activity, row.appliedAt]))
}

const pageSize = 20
const list = 'location partners'

/** The newest first. */
export async function applicationsPage(db: Db, cursor: string | undefined) {
  const [at, last] = cursor ? readCursor(list, cursor, [momentText, idText]) : []
  const { appliedAt: when, applicationId } = locationPartners
  const rows = await db
    .select()
    .from(locationPartners)
    .where(
      at === undefined
        ? undefined
        : sql`(${when}, ${applicationId}) < (${at}::timestamptz, ${last}::uuid)`,
    )
    .orderBy(desc(when), desc(applicationId))
    .limit(pageSize + 1)
  return page(rows, pageSize, (row) =>
    writeCursor(list, [row.appliedAt.toISOString(), row.applicationId]),
  )
}
