import { sql } from 'drizzle-orm'
import type { Out, Parsed } from '@contract/api'
import { expenseKinds } from '@contract/earnings/expense'
import { spendingOf } from '@server/areas/payment/payment'
import { replyTime } from '@server/calendar'
import { momentText, page, readCursor, textLike, writeCursor } from '@server/call/cursor'
import type { Db } from '@server/database/database'
import { momentWithin, spanOf } from './span'

const pageSize = 20

type Kind = (typeof expenseKinds)[number]
type Row = Out<'/tp5/api/UserFee/feeLists'>['list'][number]

const kindTexts: Record<Kind, string> = {
  order: '买东西',
  refund: '退款',
  fee: '提现手续费',
  takenBack: '收回的收入',
}

/** Every way in which money left somebody, or came back to them, in one list. */
const all = (userId: string) => sql`
  select id, kind, at, amount, order_sn, seller, title, '' as withdrawal_no, '' as income_id
  from (${spendingOf(userId)}) spent
  union all
  select 'fee:' || withdrawal_no, 'fee', ended_at, - fee, '', '', '提现手续费', withdrawal_no, ''
  from withdrawals where holder = ${userId} and state = 'paid' and fee > 0
  union all
  select 'back:' || income_id, 'takenBack', taken_back_at, - amount, '', '', title, '',
    income_id::text
  from incomes where user_id = ${userId} and state = 'taken_back'`

const happened = sql`at`

export async function expenseTotals(
  db: Db,
  userId: string,
  wanted: Parsed<'/tp5/api/UserFee/feeTotal'>,
  now: Date,
): Promise<Out<'/tp5/api/UserFee/feeTotal'>> {
  const { rows } = await db.execute<{ kind: Kind; amount: number }>(sql`
    select kind, sum(amount)::float8 as amount from (${all(userId)}) expenses
    where ${momentWithin(happened, spanOf(wanted, now))} group by kind`)
  const kinds = expenseKinds.flatMap((kind) => {
    const row = rows.find((one) => one.kind === kind)
    return row ? [{ kind, text: kindTexts[kind], amount: row.amount }] : []
  })
  const sum = kinds.reduce((total, { amount }) => total + amount, 0)
  return { outgo: sum === 0 ? 0 : -sum, kinds }
}

interface Written extends Record<string, unknown> {
  id: string
  kind: Kind
  at: string
  amount: number
  order_sn: string
  seller: Row['seller']
  title: string
  withdrawal_no: string
  income_id: string
}

const isEntry = textLike(/^(order|refund|fee|back):[\w-]{1,40}$/)

export async function listExpenses(
  db: Db,
  userId: string,
  wanted: Parsed<'/tp5/api/UserFee/feeLists'>,
  now: Date,
) {
  const range = spanOf(wanted, now)
  const name = `expenses ${range.from ?? ''} ${range.to ?? ''}`
  const { cursor } = wanted
  const [at, id] = cursor ? readCursor(name, cursor, [momentText, isEntry]) : []
  const older = at === undefined ? sql`true` : sql`(at, id) < (${at}::timestamptz, ${id})`
  const { rows } = await db.execute<Written>(sql`
    select id, kind, at, amount::float8 as amount, order_sn,
      seller, title, withdrawal_no, income_id
    from (select id, kind, date_trunc('milliseconds', at) as at, amount, order_sn, seller, title,
      withdrawal_no, income_id from (${all(userId)}) whole) expenses
    where ${momentWithin(happened, range)} and ${older}
    order by at desc, id desc limit ${pageSize + 1}`)
  const { list, next } = page(rows, pageSize, (row) =>
    writeCursor(name, [new Date(row.at).toISOString(), row.id]),
  )
  return {
    next,
    list: list.map(({ id: entry, kind, at: moment, ...row }) => ({
      entry_id: entry,
      kind,
      kind_text: kindTexts[kind],
      ...{ title: row.title, amount: row.amount, order_sn: row.order_sn, seller: row.seller },
      ...{ withdrawal_no: row.withdrawal_no, income_id: row.income_id },
      at: replyTime(moment),
    })),
  }
}
