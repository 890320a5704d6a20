import { sql } from 'drizzle-orm'

/** A row for each time that a merchant has redeemed something of somebody since then. */
export const redeemedBy = (userId: string, since: Date) =>
  sql`select from holding_uses where user_id = ${userId} and redeemed_at >= ${since}`

/**
 * A row for each thing that a neighbour has accepted from somebody since then. What they were given
 * themselves is not theirs to be thanked for, or a packet handed round would bring points for ever.
 */
export const sharedBy = (userId: string, since: Date) => sql`select from holding_invites
  join holdings using (user_id, holding_id)
  where holding_invites.user_id = ${userId} and holding_invites.state = 'accepted'
    and accepted_at >= ${since} and given_by is null`
