import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'
import { uuidv7 } from '@server/database/uuid'
import type { Offer, Seller } from './seller'
import { orderTickets } from './tables'

/** Long enough that a second tap is told "already submitted" and not "expired". */
const keptSeconds = 24 * 3600

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

interface Asked {
  userId: string
  now: Date
}

/** Promises somebody this price for a while. */
export async function issueTicket(
  tx: Db,
  { name, ticketSeconds }: Pick<Seller, 'name' | 'ticketSeconds'>,
  { item, number, price }: Offer,
  { userId, now }: Asked,
): Promise<string> {
  const ticketId = uuidv7(now.getTime())
  await statement(
    tx,
    'ticket_issue',
    `insert into order_tickets
       (user_id, ticket_id, seller, item, number, points, gold, money, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      userId,
      ticketId,
      name,
      item,
      number,
      price.points,
      price.gold,
      price.money,
      after(now, ticketSeconds),
    ],
  )
  return ticketId
}

interface Spending extends Asked {
  ticketId: string
  /** Where the order of a ticket that is spent can be found. */
  spentWords?: string
}

/** Once, and only by its owner at the seller who gave it. */
export async function spendTicket(
  tx: Db,
  { name }: Pick<Seller, 'name'>,
  { userId, ticketId, now, spentWords }: Spending,
) {
  const [ticket] = await tx
    .update(orderTickets)
    .set({ spentAt: now })
    .where(
      and(
        isTicket(userId, ticketId),
        eq(orderTickets.seller, name),
        isNull(orderTickets.spentAt),
        gt(orderTickets.expiresAt, now),
      ),
    )
    .returning()
  if (!ticket) throw await ticketRefusal(tx, userId, ticketId, spentWords)
  return ticket
}

/** Why a ticket cannot be used. Nobody learns whether another person's exists. */
export async function ticketRefusal(
  db: Db,
  userId: string,
  ticketId: string,
  spentWords?: string,
): Promise<Refusal> {
  const [ticket] = await db
    .select({ spentAt: orderTickets.spentAt })
    .from(orderTickets)
    .where(isTicket(userId, ticketId))
  return ticket?.spentAt ? new Refusal('ticketSpent', spentWords) : new Refusal('ticketExpired')
}

const isTicket = (userId: string, ticketId: string) =>
  and(eq(orderTickets.userId, userId), eq(orderTickets.ticketId, ticketId))

export const dropOldTickets = (db: Db, now: Date) =>
  db.delete(orderTickets).where(lt(orderTickets.expiresAt, after(now, -keptSeconds)))
