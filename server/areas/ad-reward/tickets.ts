import { and, eq } from 'drizzle-orm'
import type { Platform } from '@server/call/platform'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import type { FilmWay } from '@server/providers/rewarded/rewarded'
import { filmRules } from './rules'
import { standingOf } from './standing'
import { states, type TicketState } from './states'
import { filmTickets } from './tables'

export type Ticket = typeof filmTickets.$inferSelect

export interface Beginning {
  userId: string
  way: FilmWay
  platform: Platform
}

const isTicket = (ticketId: string) => eq(filmTickets.ticketId, ticketId)

async function lockOpen(tx: Db, userId: string): Promise<Ticket | undefined> {
  const isOpen = and(eq(filmTickets.userId, userId), eq(filmTickets.state, 'open'))
  const [open] = await tx.select().from(filmTickets).where(isOpen).for('update')
  return open
}

export async function lockTicket(tx: Db, ticketId: string): Promise<Ticket | undefined> {
  const [ticket] = await tx.select().from(filmTickets).where(isTicket(ticketId)).for('update')
  return ticket
}

export async function moveTicket(tx: Db, { ticketId, state }: Ticket, to: TicketState) {
  states.check(state, to)
  await tx.update(filmTickets).set({ state: to }).where(isTicket(ticketId))
}

export const isOver = ({ state, expiresAt }: Ticket, now: Date) =>
  state === 'lapsed' || expiresAt <= now

/**
 * One open ticket a person: whoever begins again goes on with it, unless its time is over or it was
 * for films of another kind. `admit` is asked before a new one is given.
 */
export async function beginFilm(
  tx: Db,
  beginning: Beginning,
  admit: () => Promise<void>,
  now: Date,
): Promise<Ticket> {
  const open = await lockOpen(tx, beginning.userId)
  if (open && !isOver(open, now) && open.way === beginning.way) return open
  await needLeft(tx, beginning.userId, now)
  await admit()
  if (open) await moveTicket(tx, open, 'lapsed')
  const [ticket] = await tx
    .insert(filmTickets)
    .values({
      ...beginning,
      ticketId: uuidv7(now.getTime()),
      state: 'open',
      begunAt: now,
      expiresAt: new Date(now.getTime() + filmRules.ticketMinutes * 60_000),
    })
    .onConflictDoNothing()
    .returning()
  // another tap was faster
  return ticket ?? (await lockOpen(tx, beginning.userId))!
}

async function needLeft(tx: Db, userId: string, now: Date): Promise<void> {
  const { left, wait, gone } = await standingOf(tx, userId, now)
  if (left === 0) throw new Refusal('filmsSpent')
  if (gone) throw new Refusal('filmsGone')
  if (wait > 0) throw new Refusal('filmSoon', `歇一歇，${wait} 秒以后再看下一个`)
}
