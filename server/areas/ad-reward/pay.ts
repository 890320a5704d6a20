import { eq } from 'drizzle-orm'
import { credit } from '@server/areas/wallet/wallet'
import { businessDay } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'
import { filmRules } from './rules'
import { filmPayments } from './tables'
import { isOver, type Ticket } from './tickets'

const { points, mostADay, budgetADay, shortestSeconds } = filmRules

/*
 * The person's count, the house's points and the payment are one statement: each follows only where
 * the one before it went through. What went through without the last is undone with the transaction.
 */
const payment = `
  with ticket as (
    update film_tickets set state = 'paid' where ticket_id = $1 and state = 'open'
    returning ticket_id, user_id, way
  ),
  mine as (
    insert into film_days as counted (user_id, day, films) select user_id, $2::date, 1 from ticket
    on conflict (user_id, day) do update set films = counted.films + 1 where counted.films < $3::int
    returning films
  ),
  house as (
    insert into film_budgets as budget (day, points) select $2::date, $4::bigint from mine
    on conflict (day) do update set points = budget.points + $4::bigint
      where budget.points + $4::bigint <= $5::bigint
    returning points
  ),
  paid as (
    insert into film_payments (ticket_id, user_id, way, day, points, transaction_id, paid_at)
    select ticket_id, user_id, way, $2::date, $4::int, $6::text, $7::timestamptz from ticket, house
    returning points
  )
  select (select count(*)::int from mine) as mine, (select count(*)::int from paid) as paid`

interface Told {
  /** Of the platform, where it told of the film. */
  transactionId: string | null
  now: Date
}

/** Pays an open ticket, once. Call it with the ticket locked. */
export async function payFilm(tx: Db, ticket: Ticket, { transactionId, now }: Told): Promise<void> {
  if (isOver(ticket, now)) throw new Refusal('filmLapsed')
  const seconds = (now.getTime() - ticket.begunAt.getTime()) / 1000
  if (seconds < shortestSeconds)
    throw new Refusal('filmShort', `还没看完，再看 ${Math.ceil(shortestSeconds - seconds)} 秒`)
  const day = businessDay(now)
  const values = [ticket.ticketId, day, mostADay, points, budgetADay, transactionId, now]
  const [row] = await statement<{ mine: number; paid: number }>(tx, 'film_pay', payment, values)
  if (row!.mine === 0) throw new Refusal('filmsSpent')
  if (row!.paid === 0) throw new Refusal('filmsGone')
  const entry = { userId: ticket.userId, currency: 'points', amount: points, at: now } as const
  await credit(tx, { ...entry, from: 'film', title: '看视频' })
}

/** Whether a platform has told of this film before. */
export const isPaidFor = async (tx: Db, transactionId: string): Promise<boolean> =>
  (await tx.$count(filmPayments, eq(filmPayments.transactionId, transactionId))) > 0

/** What a ticket has given. */
export async function givenFor(db: Db, ticketId: string): Promise<number> {
  const [row] = await db
    .select({ points: filmPayments.points })
    .from(filmPayments)
    .where(eq(filmPayments.ticketId, ticketId))
  return row?.points ?? 0
}
