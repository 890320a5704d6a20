import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Landing, type LandingParams, landings, type Preview } from '@server/areas/assembled'
import { limitByNetwork } from '@server/call/limit-by-network'
import { type Html, html } from '@server/call/page/html'
import { ownAddress } from '@server/call/own-address'
import { Refusal } from '@server/call/refusal'
import type { Settings } from '@server/config'
import type { Database } from '@server/database/database'
import type { ShowPage } from './app'

/** Somebody who opens page after page; beyond it pages say nothing of themselves. */
const mostAMinute = 120
/** A page waits no longer than this for what a chat may want of it. */
const aMoment = () => wait(500, undefined, { ref: false })

interface Opened {
  Params: LandingParams
  Querystring: LandingParams
}

interface LandingHouse {
  config: Settings
  database: Database
  clock: () => Date
}

/** Pages that people send each other say in their head what a chat shows of the link. */
export function addLandings(app: FastifyInstance, house: LandingHouse, showPage: ShowPage) {
  const { config, database, clock } = house
  const home = ownAddress(config)
  const limit = limitByNetwork(house, mostAMinute)
  const told = async ({ ip, query, params, url }: FastifyRequest<Opened>, { preview }: Landing) => {
    await limit({ ip })
    const looking = { db: database.db, config, now: clock() }
    const [path = ''] = url.split('?', 1)
    return headOf({ url: path, ...(await preview(looking, { ...query, ...params })) }, home)
  }
  for (const landing of landings)
    for (const url of landing.urls)
      app.route<Opened>({
        method: ['GET', 'HEAD'],
        url,
        handler: async (request, reply) => {
          const head = told(request, landing).catch((error: unknown) => {
            if (!(error instanceof Refusal)) request.log.warn({ err: error }, 'a page stays plain')
            return undefined
          })
          await showPage(request, reply, await Promise.race([head, aMoment()]))
          return reply
        },
      })
}

const headOf = ({ title, description, image, url }: Required<Preview>, home: string): Html =>
  html`<title>${title}</title>
    <meta property="og:site_name" content="邻集" />
    <meta property="og:type" content="website" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:image" content="${home}${image}" />
    <meta property="og:url" content="${home}${url}" />`
