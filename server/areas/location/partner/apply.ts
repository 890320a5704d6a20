import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { PartnerState } from '@contract/location/partner'
import { idText, momentText, page, readCursor, writeCursor } from '@server/call/cursor'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import { type Applicant, applicants } from '../sealed'
import { locationPartners } from '../tables'
import type { Activity } from './activities'

export type Application = typeof locationPartners.$inferSelect

export const isWaiting = eq(locationPartners.state, 'waiting')

interface Applying {
  userId: string
  key: DataKey
  activity: Activity
  town: string
  applicant: Applicant
  now: Date
}

/** One of each kind a person waits; a later one takes its place. */
export async function apply(tx: Db, applying: Applying): Promise<string> {
  const { userId, key, activity, town, applicant, now } = applying
  const applicationId = uuidv7(now.getTime())
  const row = {
    ...{ applicationId, town, appliedAt: now },
    sealed: applicants.seal(key, applicationId, applicant),
  }
  await tx
    .insert(locationPartners)
    .values({ ...row, userId, activity, state: 'waiting' })
    .onConflictDoUpdate({
      target: [locationPartners.userId, locationPartners.activity],
      targetWhere: sql`state = 'waiting'`,
      set: row,
    })
  return applicationId
}

/** What somebody applied for last of each kind. */
export async function appliedBy(
  db: Db,
  userId: string | undefined,
): Promise<Map<Activity, Application>> {
  if (userId === undefined) return new Map()
  const rows = await db
    .select()
    .from(locationPartners)
    .where(eq(locationPartners.userId, userId))
    .orderBy(asc(locationPartners.appliedAt), sql`${isWaiting}`)
  return new Map(rows.map((row) => [row.activity, row]))
}

const pageSize = 20
const list = 'location partners'

interface Wanted {
  cursor: string | undefined
  state: PartnerState | undefined
}

/** The newest first. */
export async function applicationsPage(db: Db, { cursor, state }: Wanted) {
  const [at, last] = cursor ? readCursor(list, cursor, [momentText, idText]) : []
  const { appliedAt: when, applicationId } = locationPartners
  const rows = await db
    .select()
    .from(locationPartners)
    .where(
      and(
        state && eq(locationPartners.state, state),
        at === undefined
          ? undefined
          : sql`(${when}, ${applicationId}) < (${at}::timestamptz, ${last}::uuid)`,
      ),
    )
    .orderBy(desc(when), desc(applicationId))
    .limit(pageSize + 1)
  return page(rows, pageSize, (row) =>
    writeCursor(list, [row.appliedAt.toISOString(), row.applicationId]),
  )
}
