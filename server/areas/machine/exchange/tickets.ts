import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import { Refusal } from '@server/call/refusal'
import { machineTickets } from '../tables'
import type { Pay } from './pay'

/** Stock in a machine moves fast, and so does the person in front of it. */
export const ticketSeconds = 300
/** Long enough that a second tap is told "already submitted" and not "expired". */
const keptSeconds = 24 * 3600

interface Ticket {
  userId: string
  offlineGoodsId: number
  pay: Pay
  amount: number
  now: Date
}

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

export async function issueTicket(tx: Db, { now, ...ticket }: Ticket): Promise<string> {
  const ticketId = uuidv7(now.getTime())
  const expiresAt = after(now, ticketSeconds)
  await tx.insert(machineTickets).values({ ...ticket, ticketId, expiresAt })
  return ticketId
}

interface Spending {
  userId: string
  ticketId: string
  now: Date
}

/** Nobody learns whether another person's ticket exists. */
export async function spendTicket(tx: Db, { userId, ticketId, now }: Spending) {
  const mine = and(eq(machineTickets.userId, userId), eq(machineTickets.ticketId, ticketId))
  const [ticket] = await tx
    .update(machineTickets)
    .set({ spentAt: now })
    .where(and(mine, isNull(machineTickets.spentAt), gt(machineTickets.expiresAt, now)))
    .returning()
  if (ticket) return ticket
  const [unusable] = await tx.select().from(machineTickets).where(mine)
  throw unusable?.spentAt
    ? new Refusal('ticketSpent', '这一件已经下单，请到机器订单里看')
    : new Refusal('ticketExpired')
}

export const dropOldTickets = (db: Db, now: Date) =>
  db.delete(machineTickets).where(lt(machineTickets.expiresAt, after(now, -keptSeconds)))
