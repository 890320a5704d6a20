import type { FastifyInstance } from 'fastify'
import { contentPolicy } from '@server/call/page/content-policy'
import { Html, html } from '@server/call/page/html'
import { pageStyle } from '@server/call/page/page-style'
import type { RoutesHouse } from '../../area'
import { partnerAt } from './partner'

type Partner = NonNullable<Awaited<ReturnType<typeof partnerAt>>>

const style = new Html(`
  body { max-width: 26rem; }
  .back { display: block; min-height: 48px; padding: 0.7rem 1rem; margin-top: 2rem; border-radius: 99px;
    background: var(--brand); color: var(--bg); font-weight: 600; text-align: center; text-decoration: none; }
`)

/** Plays the app of a partner for the campaigns of the demo, which have none to open. */
export function addPartner(app: FastifyInstance, { config, database: { db } }: RoutesHouse) {
  if (!config.demoData) return
  app.get<{ Params: { name: string } }>('/dev/partner/:name', async (request, reply) => {
    const partner = await partnerAt(db, `/dev/partner/${request.params.name}`)
    if (!partner) return reply.callNotFound()
    const page = partnerPage(partner)
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': contentPolicy(page, []),
    })
    return reply.type('text/html; charset=utf-8').send(page)
  })
}

const partnerPage = ({ app, note, title, back }: Partner): string =>
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
        <p>这是演示页：正式上线后，这里打开的是${app}自己的页面。</p>
        <p>${note}</p>
        <a class="back" href="${back}">回到邻集“${title}”</a>
      </body>
    </html>`.text
