import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'
import { uuidv7 } from '@server/database/uuid'
import { Refusal } from '@server/call/refusal'
import { exchangeTickets } from '../tables'
import type { ExchangeType } from './eligibility'

export const ticketSeconds = 600
/** Long enough that a second tap is told "already submitted" and not "expired". */
const keptSeconds = 24 * 3600

interface Ticket {
  userId: string
  goodsId: number
  number: number
  exchangeType: ExchangeType
  amount: number
  money: number
  now: Date
}

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

export async function issueTicket(tx: Db, ticket: Ticket): Promise<string> {
  const ticketId = uuidv7(ticket.now.getTime())
  await statement(
    tx,
    'ticket_issue',
    `insert into exchange_tickets
       (user_id, ticket_id, goods_id, number, exchange_type, amount, money, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      ticket.userId,
      ticketId,
      ticket.goodsId,
      ticket.number,
      ticket.exchangeType,
      ticket.amount,
      ticket.money,
      after(ticket.now, ticketSeconds),
    ],
  )
  return ticketId
}

/** Why a ticket cannot be used. Nobody learns whether another person's exists. */
export async function ticketRefusal(db: Db, userId: string, ticketId: string): Promise<Refusal> {
  const [ticket] = await db
    .select({ spentAt: exchangeTickets.spentAt })
    .from(exchangeTickets)
    .where(and(eq(exchangeTickets.userId, userId), eq(exchangeTickets.ticketId, ticketId)))
  return new Refusal(ticket?.spentAt ? 'ticketSpent' : 'ticketExpired')
}

export const dropOldTickets = (db: Db, now: Date) =>
  db.delete(exchangeTickets).where(lt(exchangeTickets.expiresAt, after(now, -keptSeconds)))
