import { and, desc, eq, lt } from 'drizzle-orm'
import type { ticketCalls } from '@contract/fairness/tickets'
import { replyTime } from '@server/calendar'
import { idText, page, readCursor, writeCursor } from '@server/call/cursor'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import { lockOffence, moveToObjected } from '../offences/offences'
import { offenceKinds } from '../offences/rules'
import { states } from '../offences/states'
import { userTickets } from '../tables'
import type { Ticket } from './tickets'

const pageSize = 20
const listName = 'tickets'

export const ticketHandlers: HandlersOf<typeof ticketCalls> = {
  '/tp5/api/UserTicket/create': async (input, { db, user: { userId }, now }) => {
    const { offence_id: offenceId, words } = input
    const ticketId = uuidv7(now.getTime())
    const given = { ticketId, userId, words, state: 'open', createdAt: now } as const
    if (offenceId === undefined) {
      await db.insert(userTickets).values({ ...given, kind: 'question', about: input.about ?? '' })
    } else {
      const about = await object(db, { userId, offenceId, now })
      await db.insert(userTickets).values({ ...given, kind: 'objection', offenceId, about })
    }
    return { ticket_id: ticketId }
  },

  '/tp5/api/UserTicket/lists': async ({ cursor }, { db, user: { userId } }) => {
    const [before] = cursor ? readCursor(listName, cursor, [idText]) : []
    const own = eq(userTickets.userId, userId)
    const rows = await db
      .select()
      .from(userTickets)
      .where(before === undefined ? own : and(own, lt(userTickets.ticketId, String(before))))
      .orderBy(desc(userTickets.ticketId))
      .limit(pageSize + 1)
    const found = page(rows, pageSize, ({ ticketId }) => writeCursor(listName, [ticketId]))
    return { ...found, list: found.list.map(present) }
  },
}

interface Objecting {
  userId: string
  offenceId: string
  now: Date
}

/** Once, and in time; returns what it is about. */
async function object(tx: Db, { userId, offenceId, now }: Objecting): Promise<string> {
  const offence = await lockOffence(tx, offenceId)
  if (offence?.userId !== userId) throw new Refusal('notFound', '没有找到这条记录')
  const { state, objectUntil, kind } = offence
  if (states.mayBecome(state, 'objected') && objectUntil <= now)
    throw new Refusal('offenceMoved', '申诉的时间已经过了')
  await moveToObjected(tx, offence)
  return offenceKinds[kind].name
}

const present = (ticket: Ticket) => ({
  ticket_id: ticket.ticketId,
  kind: ticket.kind,
  about: ticket.about,
  words: ticket.words,
  state: ticket.state,
  answer: ticket.answer,
  created_at: replyTime(ticket.createdAt),
  answered_at: ticket.answeredAt && replyTime(ticket.answeredAt),
})
