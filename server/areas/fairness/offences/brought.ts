import { type SQL, sql } from 'drizzle-orm'

/** Columns of another area's statement, written out: inside, bare names are those of the offence. */
interface Part {
  userId: SQL
  /** Its number. */
  about: SQL
  /** When it was done, or paid. */
  at: SQL
}

const brought = (part: Part, which: SQL) => sql`exists (
  select from offences where offences.user_id = ${part.userId} and ${which}
    and offences.step <> 'warning' and (offences.about = ${part.about}
      or ${part.at} between offences.since and offences.created_at))`

/** Whether it came of what somebody did against the rules. */
export const broughtBy = (offenceId: string, part: Part): SQL =>
  brought(part, sql`offences.offence_id = ${offenceId}`)

/** Whether it is held until it is decided on that. */
export const isHeld = (part: Part): SQL =>
  brought(part, sql`offences.state in ('standing', 'objected')`)
