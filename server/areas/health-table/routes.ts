import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { uuid } from '@contract/fields'
import { accountOf } from '@server/areas/auth/auth'
import { asDownload } from '@server/call/download'
import { limitByNetwork } from '@server/call/limit-by-network'
import { Refusal } from '@server/call/refusal'
import { type SignedQuery, signedAddresses } from '@server/call/signed-address'
import type { Settings } from '@server/config'
import { keyedHash } from '@server/database/data-key'
import type { RoutesHouse } from '../area'
import { tableOf } from './export'

const tablePath = '/files/health/:userId'

const tableAddresses = signedAddresses({
  hash: (key, text) => keyedHash(key, 'health table address', text),
  lastsSeconds: 300,
})

export function tableAddress({ dataKey, publicUrl = '' }: Settings, userId: string, now: Date) {
  const { text, expiresAt } = tableAddresses.query(dataKey, userId, now)
  return { url: `${publicUrl}${tablePath.replace(':userId', userId)}?${text}`, expiresAt }
}

interface Asked {
  Params: { userId: string }
  Querystring: SignedQuery
}

/** Each opens everything that somebody ever measured. */
const mostAMinute = 60

const spent = () => new Refusal('forbidden', '链接已失效，请回到“我的健康”重新导出')

/** Read day by day while it is fetched, and kept nowhere. */
export function addTables(app: FastifyInstance, house: RoutesHouse) {
  const { config, database, clock } = house
  const onRequest = limitByNetwork(house, mostAMinute)
  app.get<Asked>(tablePath, { onRequest }, async ({ params: { userId }, query }, reply) => {
    const arrived = { ...query, subject: userId }
    if (!tableAddresses.isGenuine(config.dataKey, arrived, clock())) throw spent()
    const { db } = database
    if ((await accountOf(db, uuid.parse(userId))).closed) throw spent()
    const file = asDownload(reply, 'linji-health.csv').type('text/csv; charset=utf-8')
    return file.send(Readable.from(tableOf(db, { userId, key: config.dataKey })))
  })
}
