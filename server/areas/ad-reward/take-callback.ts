import type { DataKey } from '@server/database/data-key'
import { Refusal } from '@server/call/refusal'
import type { Database, Db } from '@server/database/database'
import { uuidShape } from '@server/database/uuid'
import type { Seen } from '@server/providers/rewarded/rewarded'
import { isPaidFor, payFilm } from './pay'
import { isOver, lockTicket, moveTicket } from './tickets'
import { isViewer } from './viewer'

/** What came of a callback: nothing is paid but for `paid`, and `again` was paid before. */
export type Outcome = 'paid' | 'again' | 'late' | 'full' | 'soon' | 'unknown' | 'foreign'

interface House {
  database: Database
  key: DataKey
  now: Date
}

/** Pays for a film that its platform says was seen, once however often it is told. */
export async function takeCallback(house: House, seen: Seen): Promise<Outcome> {
  try {
    return await house.database.transaction((tx) => settle(tx, house, seen))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.refusal === 'filmShort') return 'soon'
    if (error.refusal !== 'filmsSpent' && error.refusal !== 'filmsGone') throw error
    await house.database.transaction((tx) => lapse(tx, seen.ticketId))
    return 'full'
  }
}

async function settle(tx: Db, { key, now }: House, seen: Seen): Promise<Outcome> {
  const { ticketId, viewer, transactionId } = seen
  const ticket = uuidShape.test(ticketId) ? await lockTicket(tx, ticketId) : undefined
  if (ticket?.way !== 'web') return 'unknown'
  if (!isViewer(key, ticket, viewer)) return 'foreign'
  if (ticket.state === 'paid') return 'again'
  if (await isPaidFor(tx, transactionId)) return 'foreign'
  if (isOver(ticket, now)) return 'late'
  await payFilm(tx, ticket, { transactionId, now })
  return 'paid'
}

/** Today gives no more for films: it is not asked for again. */
async function lapse(tx: Db, ticketId: string): Promise<void> {
  const ticket = await lockTicket(tx, ticketId)
  if (ticket?.state === 'open') await moveTicket(tx, ticket, 'lapsed')
}
