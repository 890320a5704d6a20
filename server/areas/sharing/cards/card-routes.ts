import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { limitByNetwork } from '@server/call/limit-by-network'
import { Refusal } from '@server/call/refusal'
import { createRecent } from '@server/recent'
import { createTurns } from '@server/turns'
import type { RoutesHouse } from '../../area'
import type { Card } from '../../card'
import { drawCard } from './draw-card'

/** A person looks at one now and then; drawing costs more than a read. */
const mostAMinute = 120
/** A rush of cards leaves the main thread and the threads beside it to others in between. */
const mostAtOnce = 2
/** A few dozen kilobytes each. */
const mostKept = 300

interface Named {
  Params: { kind: string; id: string }
}

/** The pictures of cards that go to a chat, which loads PNG and JPG only. */
export function addCards(app: FastifyInstance, house: RoutesHouse) {
  const { database, config, clock, ports } = house
  const recall = createRecent<Buffer>(mostKept)
  const inTurn = createTurns(mostAtOnce)
  app.route<Named>({
    method: ['GET', 'HEAD'],
    onRequest: limitByNetwork(house, mostAMinute),
    url: '/cards/:kind/:id(^[A-Za-z0-9-]{1,40}).png',
    handler: async ({ params: { kind, id }, headers }, reply) => {
      const find = Object.hasOwn(ports.cards, kind) ? ports.cards[kind] : undefined
      if (!find) throw new Refusal('notFound')
      const card = await find({ db: database.db, config, now: clock() }, id)
      const etag = tagOf(card)
      reply.headers({ 'cache-control': 'public, max-age=3600', etag })
      if (headers['if-none-match']?.includes(etag)) return reply.code(304).send()
      return reply.type('image/png').send(await recall(etag, () => inTurn(() => drawCard(card))))
    },
  })
}

const tagOf = (card: Card) =>
  `"${createHash('sha256').update(JSON.stringify(card)).digest('base64url').slice(0, 22)}"`
