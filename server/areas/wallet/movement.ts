import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'
import type { Currency } from './currency'
import type { SystemAccount } from './sources'

export interface Entry {
  userId: string
  currency: Currency
  /** Always positive: the direction is the function's. */
  amount: number
  from: SystemAccount
  title: string
  orderSn?: string
  at: Date
}

/*
 * One statement a movement: the account's head is locked and moved, and only if it moved
 * do both sides of the entry and the day's sums follow. A moment never lies before the last one,
 * so entries, days and sequence numbers run in the same order.
 */
const heads = {
  in: `insert into wallet_accounts as head (user_id, currency, balance, sequence, last_at)
    values ($1, $2, $3, 1, $4)
    on conflict (user_id, currency) do update set
      balance = head.balance + excluded.balance,
      sequence = head.sequence + 1,
      last_at = greatest(head.last_at, excluded.last_at)`,
  out: `update wallet_accounts set
      balance = balance + $3,
      sequence = sequence + 1,
      last_at = greatest(last_at, $4)
    where user_id = $1 and currency = $2 and balance + $3 >= 0`,
}

const movement = (head: string) => `
  with head as (${head} returning balance, sequence, last_at),
  sides as (
    insert into wallet_entries
      (user_id, currency, account, sequence, amount, balance, title, order_sn, created_at)
    select $1, $2, 'user', sequence, $3, balance, $6, $7, last_at from head
    union all
    select $1, $2, 'system:' || $5, sequence, - $3::bigint, null, $6, $7, last_at from head
  ),
  today as (
    insert into wallet_days as day
      (user_id, currency, day, income, outgo, first_sequence, last_sequence)
    select $1, $2, (last_at at time zone 'Asia/Shanghai')::date,
      greatest($3, 0), greatest(- $3::bigint, 0), sequence, sequence
    from head
    on conflict (user_id, currency, day) do update set
      income = day.income + excluded.income,
      outgo = day.outgo + excluded.outgo,
      last_sequence = excluded.last_sequence
  )
  select balance from head`

const texts = { in: movement(heads.in), out: movement(heads.out) }

/** The balance after the movement, or null where it would have fallen below nothing. */
export async function move(tx: Db, direction: 'in' | 'out', entry: Entry): Promise<number | null> {
  if (!Number.isSafeInteger(entry.amount) || entry.amount <= 0) {
    throw new RangeError(`An entry moves a positive whole amount, not ${entry.amount}`)
  }
  const amount = direction === 'in' ? entry.amount : -entry.amount
  const [row] = await statement<{ balance: number }>(tx, `wallet_${direction}`, texts[direction], [
    entry.userId,
    entry.currency,
    amount,
    entry.at,
    entry.from,
    entry.title,
    entry.orderSn ?? '',
  ])
  return row ? row.balance : null
}
