import type { Database } from '@server/database/database'

/** What waits to be paid does so until the last page was opened, however long that takes. */
export async function waitForPayment({ pool }: Database): Promise<void> {
  await pool.query(
    `update orders set deadline_at = now() + interval '59 minutes' where state = 'unpaid'`,
  )
  await pool.query(
    `update payments set expires_at = now() + interval '59 minutes'
     where paid_at is null and closed_at is null`,
  )
}

/** What does not end soon ends then, whatever today is: the widest a day is written. */
export const endInAnotherYear = ({ pool }: Database) =>
  pool.query(
    `update holdings set expires_at = '2099-12-31T23:59:59+08:00'
     where expires_at > now() + interval '8 days'`,
  )
