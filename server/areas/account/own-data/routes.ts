import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { uuid } from '@contract/fields'
import { accountOf, countToday } from '@server/areas/auth/auth'
import { businessDay } from '@server/calendar'
import { asDownload } from '@server/call/download'
import { Refusal } from '@server/call/refusal'
import type { SignedQuery } from '@server/call/signed-address'
import type { RoutesHouse } from '../../area'
import { ownDataRules } from '../rules'
import { ownDataAddresses, ownDataPath } from './address'
import { ownDataText } from './read'

interface Asked {
  Params: { userId: string }
  Querystring: SignedQuery
}

const spent = () => new Refusal('forbidden', '链接已失效，请回到“账号与安全”重新下载')

/** Made while it is fetched, and kept nowhere. */
export function addOwnData(app: FastifyInstance, house: RoutesHouse) {
  const { config, database, ports, clock } = house
  app.get<Asked>(ownDataPath, async ({ params, query }, reply) => {
    const now = clock()
    const { userId } = params
    const arrived = { ...query, subject: userId }
    if (!ownDataAddresses.isGenuine(config.dataKey, arrived, now)) throw spent()
    const { db } = database
    if ((await accountOf(db, uuid.parse(userId))).closed) throw spent()
    const fetches = new Map([[`own data by ${query.sig}`, ownDataRules.fetches]])
    await countToday({ db, now }, fetches, '这个链接用得太多了，请重新下载')
    const text = ownDataText(db, ports.tellings, { userId, config, now })
    return asDownload(reply, `linji-${businessDay(now)}.json`)
      .type('application/json; charset=utf-8')
      .send(Readable.from(text))
  })
}
