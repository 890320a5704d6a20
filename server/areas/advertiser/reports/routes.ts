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

const spent = () => new Refusal('forbidden', '链接已失效，请回到投放报告重新导出')

/** Made when it is fetched, and kept nowhere. */
export function addReports(app: FastifyInstance, { config, database, clock }: RoutesHouse) {
  app.get<Asked>(csvPath, async ({ params: { about }, query }, reply) => {
    const arrived = { ...query, subject: about }
    const asked = aboutOf(about)
    if (!asked || !csvAddresses.isGenuine(config.dataKey, arrived, clock())) throw spent()
    const file = asDownload(reply, `linji-ad-${about}`).type('text/csv; charset=utf-8')
    return file.send(await csvOf(database.db, asked))
  })
}
