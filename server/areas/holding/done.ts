import { sql } from 'drizzle-orm'

/** A row for each time that a merchant has redeemed something of somebody since then. */
export const redeemedBy = (userId: string, since: Date) =>
  sql`select from holding_uses where user_id = ${userId} and redeemed_at >= ${since}`

/** A row for each thing that a neighbour has accepted from somebody since then. */
export const sharedBy = (userId: string, since: Date) => sql`select from holding_invites
  where user_id = ${userId} and state = 'accepted' and accepted_at >= ${since}`
