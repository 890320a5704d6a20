import type { FastifyInstance, FastifyRequest } from 'fastify'
import { contentPolicy } from '@server/call/page/content-policy'
import { Html, html } from '@server/call/page/html'
import { pageStyle } from '@server/call/page/page-style'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { linkOf, readCounts } from '@server/areas/programme/programme'
import type { RoutesHouse } from '../area'
import { campaignOf, confirmedCount } from './confirm/confirmations'
import { confirmPath } from './confirm/confirm-routes'
import { referenceName } from './confirm/reference'
import { partnerNamed } from './partners'
import { secretOf } from './secret'
import { signed } from './signed'

interface Asked {
  Params: { name: string }
  Querystring: Record<string, string | string[] | undefined>
}

const style = new Html(`
  body { max-width: 26rem; }
  .main, .back { display: block; width: 100%; min-height: 48px; padding: 0.7rem 1rem; margin-top: 1rem; border: 1px solid var(--line);
    border-radius: 99px; background: var(--surface); color: var(--ink); font: inherit; text-align: center; text-decoration: none; cursor: pointer; }
  .main { border-color: var(--brand); background: var(--brand); color: var(--bg); font-weight: 600; }
`)

/**
 * Plays the partners of the demo. Who finishes there is told of by a message as a real partner
 * sends it: signed with its key, to the same address.
 */
export function addPlayedPartner(app: FastifyInstance, house: RoutesHouse) {
  const { config, database, clock } = house
  const { db } = database
  if (!config.demoData) return
  const read = ({ params, query }: Pick<FastifyRequest<Asked>, 'params' | 'query'>) =>
    visitOf(db, params.name, [query[referenceName] ?? ''].flat().join(), clock())

  app.get<Asked>('/dev/partner/:name', async (request, reply) => {
    const visit = await read(request)
    if (!visit) return reply.callNotFound()
    const page = partnerPage(visit)
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': contentPolicy(page, []),
    })
    return reply.type('text/html; charset=utf-8').send(page)
  })

  app.post<Asked>('/dev/partner/:name', async (request, reply) => {
    const visit = await read(request)
    if (!visit?.back) return reply.callNotFound()
    const { name: partner } = request.params
    const secret = await secretOf(db, config.dataKey, partner)
    if (!secret) return reply.callNotFound()
    const body = JSON.stringify({ reference: visit.reference })
    const headers = signed({ partner, secret, body, now: clock() })
    const told = await app.inject({
      method: 'POST',
      url: confirmPath,
      headers: { ...headers, 'content-type': 'application/json' },
      payload: body,
    })
    if (told.statusCode !== 200) return reply.code(502).send()
    return reply.code(303).header('location', visit.back.link).send()
  })
}

interface Visit {
  app: string
  reference: string
  note: string
  done: boolean
  /** The campaign that somebody came from; null: from none. */
  back: { title: string; link: string } | null
}

/** Who comes from nowhere finds the page, and nothing to finish. */
async function visitOf(
  db: Db,
  partnerKey: string,
  reference: string,
  now: Date,
): Promise<Visit | null> {
  const partner = await partnerNamed(db, partnerKey)
  if (!partner) return null
  const campaign = await campaignOf(db, { reference, partnerKey, now }).catch(orNone)
  if (!campaign) return { app: partner.name, reference, note: '', done: false, back: null }
  const { title, outside } = campaign.definition
  const confirmed = confirmedCount(partnerKey, reference)
  const counts = await readCounts(db, campaign.key, [confirmed.subject])
  return {
    app: partner.name,
    reference,
    note: outside?.note ?? '',
    done: counts(confirmed) > 0,
    back: { title, link: linkOf(campaign.definition) },
  }
}

const orNone = (error: unknown): null => {
  if (error instanceof Refusal) return null
  throw error
}

const partnerPage = ({ app, note, done, back }: Visit): string =>
  html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${app} · 演示</title>
        <link rel="icon" type="image/svg+xml" href="/static/brand/mark.svg" />
        <style>
          ${pageStyle} ${style}
        </style>
      </head>
      <body>
        <h1>${app}</h1>
        <p>这是演示页：正式上线后，这里打开的是${app}自己的页面，办好由对方通知邻集。</p>
        <p>${note}</p>
        ${back && !done ? html`<form method="post"><button class="main">办好了，通知邻集</button></form>` : ''}
        ${done ? html`<p role="status">已经办好，邻集收到了确认。</p>` : ''}
        ${back ? html`<a class="back" href="${back.link}">${done ? '' : '先不办，'}回到邻集“${back.title}”</a>` : ''}
      </body>
    </html>`.text
