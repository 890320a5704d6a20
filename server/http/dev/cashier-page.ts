import type { FastifyReply } from 'fastify'
import { contentPolicy } from '@server/call/page/content-policy'
import { Html, html } from '@server/call/page/html'
import { pageStyle } from '@server/call/page/page-style'

export const choice = (outcome: string, text: string, look = '') =>
  html`<button name="outcome" value="${outcome}" class="${look}">${text}</button>`

export const told = (text: string, role: 'alert' | 'status') =>
  html`<p class="failed" role="${role}">${text}</p>`

/** Nothing is to be done here any more. */
export const over = (text: string, back: string) =>
  html`${told(text, 'status')}
    <p><a class="back" href="${back}">返回邻集</a></p>`

const style = new Html(`
  body { max-width: 26rem; }
  .sum { margin: 1.5rem 0 0.25rem; font-size: 2.5rem; font-weight: 700; line-height: 1.2;
    color: var(--ink); font-variant-numeric: tabular-nums; }
  form { display: grid; gap: 0.75rem; margin-top: 2rem; }
  button, .back { display: block; width: 100%; min-height: 48px; padding: 0.6rem 1rem; border: 1px solid var(--line);
    border-radius: 99px; background: var(--surface); color: var(--ink); font: inherit; text-align: center; cursor: pointer; }
  .main { border-color: var(--brand); background: var(--brand); color: var(--bg); font-weight: 600; }
  .failed { margin-top: 1rem; padding: 0.6rem 1rem; border: 1px solid var(--line); border-radius: 10px; color: var(--ink); }
`)

interface Framed {
  title: string
  hint: string
  /** In cents. */
  amount: number
  about: string
  rest: Html
}

/** What the pages of the local provider of money have in common. */
export const cashierFrame = ({ title, hint, amount, about, rest }: Framed): string =>
  html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · 邻集</title>
        <link rel="icon" type="image/svg+xml" href="/static/brand/mark.svg" />
        <style>
          ${pageStyle} ${style}
        </style>
      </head>
      <body>
        <h1>${title}</h1>
        <p>${hint}</p>
        <p class="sum">¥${(amount / 100).toFixed(2)}</p>
        <p>${about}</p>
        ${rest}
      </body>
    </html>`.text

export function sendPage(reply: FastifyReply, page: string) {
  reply.headers({
    'cache-control': 'no-store',
    'content-security-policy': contentPolicy(page, []),
  })
  return reply.type('text/html; charset=utf-8').send(page)
}
