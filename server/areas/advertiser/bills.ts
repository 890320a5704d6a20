import { and, desc, eq, gte, lt, lte, sql } from 'drizzle-orm'
import { dayRange, moneyEntries } from '@server/areas/wallet/wallet'
import { businessDay, replyTime, startOfDay } from '@server/calendar'
import { page, readCursor, textLike, writeCursor } from '@server/call/cursor'
import type { Db } from '@server/database/database'
import { isNumberOf } from '@server/database/numbers'
import { uuidShape } from '@server/database/uuid'
import { purseAccount, purseOf } from './purse'

const pageSize = 20
const name = 'ad-bills'

interface Wanted {
  advertiserId: number
  cursor?: string | undefined
  start?: string | undefined
  end?: string | undefined
  now: Date
}

const { transferId, holder, part, amount, balance, createdAt, title, subject } = moneyEntries

const businessDayOf = sql`(${createdAt} at time zone 'Asia/Shanghai')::date`

/** What came into a purse and went out, newest first, with the totals of the chosen days. */
export async function billsPage(db: Db, wanted: Wanted) {
  const { advertiserId, cursor, now } = wanted
  const { from, to } = dayRange(wanted.start, wanted.end, businessDay(now))
  const purse = purseAccount(advertiserId)
  const chosen = and(
    eq(holder, purse.holder),
    eq(part, purse.part),
    from === null ? undefined : gte(createdAt, startOfDay(new Date(`${from}T00:00:00+08:00`))),
    to === null ? undefined : lte(businessDayOf, sql`${to}::date`),
  )
  const [before] = cursor ? readCursor(name, cursor, [textLike(uuidShape)]) : []
  const rows = await db
    .select({ transferId, title, subject, amount, balance, createdAt })
    .from(moneyEntries)
    .where(and(chosen, before === undefined ? undefined : lt(transferId, String(before))))
    .orderBy(desc(transferId))
    .limit(pageSize + 1)
  const { list, next } = page(rows, pageSize, (row) => writeCursor(name, [row.transferId]))
  const [sums] = await db
    .select({
      income: sql<number>`coalesce(sum(greatest(${amount}, 0)), 0)::float8`,
      outgo: sql<number>`coalesce(sum(greatest(- ${amount}, 0)), 0)::float8`,
    })
    .from(moneyEntries)
    .where(chosen)
  const held = await purseOf(db, advertiserId)
  return { list: list.map(present), next, balance: held.purse, ...sums! }
}

interface Bill {
  transferId: string
  title: string
  subject: string
  amount: number
  balance: number | null
  createdAt: Date
}

/** Campaigns are called by their bare number. */
function sourceOf({ subject: about, amount: moved }: Bill): string {
  if (isNumberOf('advertiser', about)) return '充值'
  if (/^\d+$/.test(about)) return moved < 0 ? '投放' : '退回'
  return '提现'
}

const present = (bill: Bill) => ({
  entry_id: bill.transferId,
  title: bill.title,
  source: sourceOf(bill),
  amount: bill.amount,
  balance: bill.balance ?? 0,
  created_at: replyTime(bill.createdAt),
})
