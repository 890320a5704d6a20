import type { Database } from '@server/database/database'

/** What does not end soon ends then, whatever today is: the widest a day is written. */
export const endInAnotherYear = ({ pool }: Database) =>
  pool.query(
    `update holdings set expires_at = '2099-12-31T23:59:59+08:00'
     where expires_at > now() + interval '8 days'`,
  )
