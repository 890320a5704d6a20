import { desc } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { replyTime } from '@server/calendar'
import type { Database } from '@server/database/database'
import { outbox } from '@server/database/outbox'
import { contentPolicy } from '@server/call/page/content-policy'
import { html } from '@server/call/page/html'
import { pageStyle } from '@server/call/page/page-style'
import { isFromThisMachine } from '../this-machine'

const shown = 50

/** What local providers "sent", for whoever sits at this machine. For others it is not there: they have `npm run codes`. */
export function addOutbox(app: FastifyInstance, { db }: Database) {
  const newest = () => db.select().from(outbox).orderBy(desc(outbox.createdAt)).limit(shown)
  type Row = Awaited<ReturnType<typeof newest>>[number]

  app.get('/dev/outbox.json', async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound()
    reply.header('cache-control', 'no-store')
    const rows = await newest()
    return rows.map(({ messageId, kind, recipient, content, createdAt }) => ({
      id: messageId,
      kind,
      recipient,
      content,
      created_at: replyTime(createdAt),
    }))
  })

  app.get('/dev/outbox', async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound()
    const page = outboxPage(await newest())
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': contentPolicy(page, []),
    })
    return reply.type('text/html; charset=utf-8').send(page)
  })

  const names = { sms: '短信验证码', captcha: '图形验证码', shipping: '发货记录', reminder: '提醒' }
  const line = ({ kind, recipient, content, createdAt }: Row) =>
    html`<tr>
      <td class="tight">${replyTime(createdAt).slice(11, 19)}</td>
      <td class="tight">${names[kind]}</td>
      <td class="tight">${kind === 'captcha' ? `…${recipient.slice(-6)}` : recipient}</td>
      <td class="tight code">${content}</td>
    </tr>`

  const outboxPage = (rows: Row[]) =>
    html`<!doctype html>
      <html lang="zh-CN">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta http-equiv="refresh" content="5" />
          <title>验证码 · 邻集</title>
          <link rel="icon" type="image/svg+xml" href="/static/brand/mark.svg" />
          <style>
            ${pageStyle}
          </style>
        </head>
        <body>
          <h1>验证码</h1>
          <p>本机发件箱：短信、微信提醒和发货记录没有真的发出，只显示在这里，每 5 秒更新。</p>
          <h2>最近 ${shown} 条</h2>
          <table>
            <tr>
              <th>时间</th>
              <th>种类</th>
              <th>发给</th>
              <th>内容</th>
            </tr>
            ${rows.map(line)}
          </table>
          ${rows.length === 0 ? html`<p>还没有验证码。</p>` : ''}
        </body>
      </html>`.text
}
