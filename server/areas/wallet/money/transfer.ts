import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'
import { uuidv7 } from '@server/database/uuid'
import { type Account, isHouse } from './accounts'

export interface Transfer {
  from: Account
  to: Account
  /** In cents, always positive. */
  amount: number
  title: string
  /** What it is about: a number of ours. */
  subject: string
  at: Date
}

/*
 * One statement a transfer: the head it comes from is moved where enough lies there, then the head
 * it goes to, and both sides are written. The house has no head: her sums are read from the entries.
 */
const source = {
  house: `select null::bigint as balance`,
  held: `update money_accounts set balance = balance - $5::bigint, sequence = sequence + 1
    where holder = $1 and part = $2 and balance >= $5 returning balance`,
}

const target = {
  house: `select null::bigint as balance from source`,
  held: `insert into money_accounts as head (holder, part, balance, sequence)
    select $3, $4, $5, 1 from source
    on conflict (holder, part) do update set
      balance = head.balance + excluded.balance,
      sequence = head.sequence + 1
    returning balance`,
}

type Side = keyof typeof source

const textOf = (from: Side, to: Side) => `
  with source as (${source[from]}),
  target as (${target[to]}),
  sides as (
    insert into money_entries
      (transfer_id, holder, part, amount, balance, title, subject, created_at)
    select $6::uuid, $1, $2, - $5::bigint, balance, $7, $8, $9::timestamptz from source
    union all
    select $6, $3, $4, $5, balance, $7, $8, $9 from target
  )
  select true as moved from source`

const sideOf = (account: Account): Side => (isHouse(account) ? 'house' : 'held')

/** Moves money; false where not enough lies there. Call it inside a transaction. */
export async function transfer(tx: Db, wanted: Transfer): Promise<boolean> {
  const { from, to, amount, title, subject, at } = wanted
  if (!Number.isSafeInteger(amount) || amount <= 0) {
    throw new RangeError(`A transfer moves a positive whole amount, not ${amount}`)
  }
  if (from.holder === to.holder && from.part === to.part) {
    throw new RangeError(`A transfer goes from one account to another, not within ${from.part}`)
  }
  const [one, other] = [sideOf(from), sideOf(to)]
  const rows = await statement(tx, `money_${one}_${other}`, textOf(one, other), [
    from.holder,
    from.part,
    to.holder,
    to.part,
    amount,
    uuidv7(at.getTime()),
    title,
    subject,
    at,
  ])
  return rows.length > 0
}

/** The same where it was seen that enough lies there: it is a fault of ours if it does not. */
export async function mustTransfer(tx: Db, wanted: Transfer): Promise<void> {
  if (await transfer(tx, wanted)) return
  const { from, amount } = wanted
  throw new Error(`${from.holder} has no ${amount} cents in ${from.part}`)
}
