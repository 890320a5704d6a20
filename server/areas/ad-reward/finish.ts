import type { Out } from '@contract/api'
import { balances } from '@server/areas/wallet/wallet'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { givenFor, payFilm } from './pay'
import { isOver, lockTicket, moveTicket, type Ticket } from './tickets'

type State = Out<'/tp5/api/AdReward/finish'>['state']

interface Finishing {
  userId: string
  ticketId: string
  ended: boolean
  now: Date
}

/** What comes of a film that is over, however often it is said. */
export async function finishFilm(tx: Db, { userId, ticketId, ended, now }: Finishing) {
  const ticket = await lockTicket(tx, ticketId)
  if (!ticket || ticket.userId !== userId) throw new Refusal('notFound', '没有找到这个视频')
  const state = await comesOf(tx, ticket, { ended, now })
  const points = state === 'paid' ? await givenFor(tx, ticketId) : 0
  return { state, points, balance: (await balances(tx, userId)).points }
}

async function comesOf(
  tx: Db,
  ticket: Ticket,
  { ended, now }: Pick<Finishing, 'ended' | 'now'>,
): Promise<State> {
  if (ticket.state === 'paid') return 'paid'
  if (ticket.way === 'web') {
    // its platform tells us; what the app says is believed of nobody
    if (isOver(ticket, now)) throw new Refusal('filmLapsed')
    return 'awaited'
  }
  if (ended) {
    await payFilm(tx, ticket, { transactionId: null, now })
    return 'paid'
  }
  // the next film begins from its first second
  if (ticket.state === 'open') await moveTicket(tx, ticket, 'lapsed')
  return 'left'
}
