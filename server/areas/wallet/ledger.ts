import { businessDay, replyTime } from '@server/calendar'
import { page, readCursor, whole, writeCursor } from '@server/call/cursor'
import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'
import type { Currency } from './currency'
import { type DayRange, dayRange } from './day-range'
import { sources, type SystemAccount } from './sources'

const pageSize = 20

interface LedgerQuery {
  userId: string
  currency: Currency
  cursor?: string | undefined
  start?: string | undefined
  end?: string | undefined
  now: Date
}

interface EntryRow {
  sequence: number
  title: string
  account: string
  amount: number
  balance: number
  order_sn: string
  created_at: string
}

/** One page of a person's ledger, newest first, with the totals of the chosen days. */
export async function ledgerPage(db: Db, query: LedgerQuery) {
  const range = dayRange(query.start, query.end, businessDay(query.now))
  const list = `ledger:${query.currency}`
  const before = query.cursor ? readCursor(list, query.cursor, [whole])[0] : null
  const days = await totals(db, query, range)
  const rows = await statement<EntryRow>(db, 'ledger_page', entriesText, [
    query.userId,
    query.currency,
    days.first,
    days.last,
    before,
  ])
  const { list: entries, next } = page(rows, pageSize, (row) => writeCursor(list, [row.sequence]))
  const { balance, income, outgo } = days
  return { list: entries.map(present), next, balance, income, outgo }
}

const systemAccounts = Object.keys(sources)
  .map((name) => `'system:${name}'`)
  .join(', ')

const entriesText = `
  select sequence, title, amount, balance, order_sn, created_at, (
    select account from wallet_entries other
    where other.user_id = $1 and other.currency = $2
      and other.account in (${systemAccounts}) and other.sequence = entry.sequence
  ) as account
  from wallet_entries entry
  where user_id = $1 and currency = $2 and account = 'user'
    and sequence between $3 and least($4::bigint, $5::bigint - 1)
  order by sequence desc
  limit ${pageSize + 1}`

const sourceOf = (account: string) => sources[account.slice('system:'.length) as SystemAccount]

const present = (row: EntryRow) => ({
  entry_id: String(row.sequence),
  title: row.title,
  source: sourceOf(row.account),
  amount: row.amount,
  balance: row.balance,
  order_sn: row.order_sn,
  created_at: replyTime(row.created_at),
})

/** Read from the sums a day: it costs the same however many entries there are. */
async function totals(db: Db, query: LedgerQuery, range: DayRange) {
  const [row] = await statement<Totals>(db, 'ledger_totals', totalsText, [
    query.userId,
    query.currency,
    range.from,
    range.to,
  ])
  return row as Totals
}

interface Totals {
  balance: number
  income: number
  outgo: number
  first: number
  last: number
}

const totalsText = `
  select
    coalesce(
      (select balance from wallet_accounts where user_id = $1 and currency = $2), 0
    ) as balance,
    coalesce(sum(income), 0)::bigint as income,
    coalesce(sum(outgo), 0)::bigint as outgo,
    coalesce(min(first_sequence), 0) as first,
    coalesce(max(last_sequence), -1) as last
  from wallet_days
  where user_id = $1 and currency = $2
    and day between coalesce($3::date, '-infinity') and coalesce($4::date, 'infinity')`
