import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'
import { Refusal } from '@server/call/refusal'
import { type Currency, currencies } from './currency'
import { type Entry, move } from './movement'

export type { Currency, Entry }
export { checkBooks } from './check-books'
export { type DayRange, dayRange } from './day-range'
export { ledgerPage } from './ledger'
export {
  type Account,
  ofAdCampaign,
  ofAdvertiser,
  ofHouse,
  ofPerson,
  type Part,
  type PersonPart,
} from './money/accounts'
export { moneyOf, moneyOfHouse } from './money/balances'
export { moneyEntries } from './money/tables'
export { mustTransfer, transfer, type Transfer } from './money/transfer'
export { offRate, rateWords, worthOf } from './rate'
export { demoEntries } from './seed'

/** Gives to a person; returns the balance after it. Call it inside a transaction. */
export async function credit(tx: Db, entry: Entry): Promise<number> {
  return (await move(tx, 'in', entry)) as number
}

/** Takes from a person, or refuses when there is not enough. Call it inside a transaction. */
export async function debit(tx: Db, entry: Entry): Promise<number> {
  const balance = await move(tx, 'out', entry)
  if (balance === null) throw new Refusal(currencies[entry.currency].short)
  return balance
}

export async function balances(db: Db, userId: string): Promise<Record<Currency, number>> {
  const rows = await statement<{ currency: Currency; balance: number }>(
    db,
    'wallet_balances',
    'select currency, balance from wallet_accounts where user_id = $1',
    [userId],
  )
  const held = { points: 0, gold: 0 }
  for (const row of rows) held[row.currency] = row.balance
  return held
}
