import { and, asc, eq } from 'drizzle-orm'
import { uuid } from '@contract/fields'
import type { DeskCase, DeskContext, Shown } from '@server/call/desk-case'
import { Refusal } from '@server/call/refusal'
import type { FollowUpheld } from '../../upheld'
import { lift, lockOffence, type Offence, uphold } from '../offences/offences'
import { offenceKinds } from '../offences/rules'
import { userTickets } from '../tables'
import { answerTicket, lockTicket, type Ticket } from './tickets'

const mostListed = 200

type Kind = Ticket['kind']

async function list({ db }: DeskContext, kind: Kind) {
  const rows = await db
    .select()
    .from(userTickets)
    .where(and(eq(userTickets.kind, kind), eq(userTickets.state, 'open')))
    .orderBy(asc(userTickets.ticketId))
    .limit(mostListed)
  return rows.map(({ ticketId, createdAt, about, words }) => ({
    id: ticketId,
    since: createdAt,
    line: [about, words.replace(/\n/g, ' ')].filter(Boolean).join('：'),
  }))
}

async function find({ db }: DeskContext, id: string, kind: Kind): Promise<Ticket> {
  const ticket = uuid.safeParse(id).success ? await lockTicket(db, id) : undefined
  if (ticket?.kind !== kind) throw new Refusal('notFound', '没有这一条，请重新列出')
  return ticket
}

async function findOpen(context: DeskContext, id: string, kind: Kind): Promise<Ticket> {
  const ticket = await find(context, id, kind)
  if (ticket.state !== 'open') throw new Refusal('invalid', '这一条已经回复过了')
  return ticket
}

const shown = (ticket: Ticket, more: Shown['facts'] = []): Shown => ({
  since: ticket.createdAt,
  facts: [
    ['账号', ticket.userId],
    ['关于', ticket.about || '没有说'],
    ['说明', ticket.words],
    ...more,
    ...(ticket.answer ? [['回复', ticket.answer] as const] : []),
  ],
  pictures: [],
})

/** What people ask. It is answered with `say`; a yes says that it was seen to. */
export const questionCase: DeskCase = {
  title: '提问',
  hours: 48,
  list: (context) => list(context, 'question'),
  show: async (context, id) => shown(await find(context, id, 'question')),
  async approve(context, id) {
    const ticket = await findOpen(context, id, 'question')
    await answerTicket(context.db, ticket, '您反映的情况我们已经处理，谢谢您告诉我们', context.now)
  },
  async say(context, id, _by, text) {
    await answerTicket(context.db, await find(context, id, 'question'), text, context.now)
  },
}

async function findOffence({ db }: DeskContext, { offenceId }: Ticket): Promise<Offence> {
  const offence = offenceId === null ? undefined : await lockOffence(db, offenceId)
  if (!offence) throw new Error('An objection is to an offence')
  return offence
}

/** What people object to. A yes lifts what was held against them. */
export const objectionCase = (follow: readonly FollowUpheld[]): DeskCase => ({
  title: '违规申诉',
  hours: 48,
  list: (context) => list(context, 'objection'),

  async show(context, id) {
    const ticket = await find(context, id, 'objection')
    const { kind, note, follows, about } = await findOffence(context, ticket)
    return shown(ticket, [
      ['违规', offenceKinds[kind].name],
      ['情况', note],
      ['处理', follows],
      ['对象', about],
    ])
  },

  async approve(context, id) {
    const ticket = await findOpen(context, id, 'objection')
    await lift(context.db, await findOffence(context, ticket), context.now)
    await answerTicket(context.db, ticket, '申诉通过，记录已撤销，奖励照常', context.now)
  },

  async refuse(context, id, reason) {
    const ticket = await findOpen(context, id, 'objection')
    await uphold(context.db, await findOffence(context, ticket), follow, context.now)
    await answerTicket(context.db, ticket, `申诉没有通过：${reason}`, context.now)
  },
})
