import { eq } from 'drizzle-orm'
import { remind } from '@server/areas/message/message'
import type { Db } from '@server/database/database'
import { userTickets } from '../tables'

export type Ticket = typeof userTickets.$inferSelect

const titles = { question: '您的提问', objection: '您的申诉' } as const
export const titleOf = ({ kind }: Pick<Ticket, 'kind'>): string => titles[kind]

export const isTicket = (ticketId: string) => eq(userTickets.ticketId, ticketId)

export async function lockTicket(tx: Db, ticketId: string): Promise<Ticket | undefined> {
  const [ticket] = await tx.select().from(userTickets).where(isTicket(ticketId)).for('update')
  return ticket
}

export async function answerTicket(tx: Db, ticket: Ticket, answer: string, at: Date) {
  const { ticketId, userId } = ticket
  await tx
    .update(userTickets)
    .set({ state: 'answered', answer, answeredAt: at })
    .where(isTicket(ticketId))
  const facts = { about: titleOf(ticket), answer }
  await remind(tx, { userId, kind: 'ticket', about: `${ticketId} ${at.toISOString()}`, facts, at })
}
