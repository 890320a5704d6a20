import { type SQLWrapper, sql } from 'drizzle-orm'

/** A condition: this person signed in on so many days, none of them made up later, from one moment to the other. */
export const hasSignedIn = (
  days: number,
  userId: SQLWrapper,
  from: SQLWrapper,
  to: SQLWrapper,
) => sql`(
  select count(*) from sign_ins where sign_ins.user_id = ${userId} and sign_ins.made_up_at is null
    and sign_ins.signed_at between ${from} and ${to}) >= ${days}`
