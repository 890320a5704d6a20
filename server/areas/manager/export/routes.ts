import type { FastifyInstance } from 'fastify'
import { asDownload } from '@server/call/download'
import { Refusal } from '@server/call/refusal'
import type { SignedQuery } from '@server/call/signed-address'
import type { RoutesHouse } from '../../area'
import { aboutOf, csvAddresses, csvPath } from './address'
import { csvOf } from './csv'

interface Asked {
  Params: { about: string }
  Querystring: SignedQuery
}

const spent = () => new Refusal('forbidden', '链接已失效，请回到机器收入重新导出')

/** Made when it is fetched, of the machines that are theirs by then, and kept nowhere. */
export function addManagerExports(app: FastifyInstance, { config, database, clock }: RoutesHouse) {
  app.get<Asked>(csvPath, async ({ params: { about }, query }, reply) => {
    const now = clock()
    const asked = aboutOf(about)
    if (!asked || !csvAddresses.isGenuine(config.dataKey, { ...query, subject: about }, now))
      throw spent()
    const file = asDownload(reply, 'linji-machines.csv').type('text/csv; charset=utf-8')
    return file.send(await csvOf({ ...asked, db: database.db, now }))
  })
}
