import { and, eq, gt } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Settings } from '@server/config'
import { type CashierTrade, cashierTrades } from '@server/database/cashier'
import type { Database } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import { cashierPath, notify } from '@server/providers/payment/local'
import { notifyPath } from '@server/areas/payment/payment'
import { contentPolicy } from '@server/call/page/content-policy'
import { Html, html } from '@server/call/page/html'
import { pageStyle } from '@server/call/page/page-style'

interface Options {
  config: Settings
  database: Database
  clock: () => Date
}

interface Asked {
  Params: { token: string }
}

/**
 * The page of the local payment provider. Unlike the outbox it shows to whoever has its address,
 * because a phone in the same network must be able to pay; the address is a secret of its own.
 */
export function addCashier(app: FastifyInstance, { config, database, clock }: Options) {
  const { db } = database
  const tradeOf = async (token: string) =>
    (await db.select().from(cashierTrades).where(eq(cashierTrades.token, token)))[0]

  const show = (reply: FastifyReply, trade: CashierTrade, failed = false) => {
    const page = cashierPage(trade, trade.state === 'open' && trade.expiresAt > clock(), failed)
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': contentPolicy(page, []),
    })
    return reply.type('text/html; charset=utf-8').send(page)
  }

  app.get<Asked>(`${cashierPath}/:token`, async (request, reply) => {
    const trade = await tradeOf(request.params.token)
    return trade ? show(reply, trade) : reply.callNotFound()
  })

  app.post<Asked & { Body?: string }>(`${cashierPath}/:token`, async (request, reply) => {
    const trade = await tradeOf(request.params.token)
    if (!trade) return reply.callNotFound()
    const outcome = new URLSearchParams(request.body).get('outcome')
    if (outcome === 'fail') return show(reply, trade, true)
    if (outcome === 'pay') await pay(trade)
    return reply.code(303).header('location', trade.returnUrl).send()
  })

  /** Paid once, then told like the real one tells it; what nobody hears is asked for later. */
  async function pay({ token }: CashierTrade) {
    const now = clock()
    const mayBePaid = and(
      eq(cashierTrades.token, token),
      eq(cashierTrades.state, 'open'),
      gt(cashierTrades.expiresAt, now),
    )
    const transactionId = `42000${uuidv7(now.getTime()).replace(/-/g, '').slice(0, 23)}`
    const [paid] = await db
      .update(cashierTrades)
      .set({ state: 'paid', transactionId, paidAt: now })
      .where(mayBePaid)
      .returning()
    if (!paid) return
    const { headers, body } = notify(config.dataKey, paid, now)
    await app.inject({
      method: 'POST',
      url: notifyPath,
      headers: headers as Record<string, string>,
      payload: body,
    })
  }
}

const stateTexts: Record<CashierTrade['state'], string> = {
  open: '已过付款时间',
  paid: '已支付',
  closed: '订单已关闭',
}

const choice = (outcome: string, text: string, look = '') =>
  html`<button name="outcome" value="${outcome}" class="${look}">${text}</button>`

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

function cashierPage(trade: CashierTrade, payable: boolean, failed: boolean): string {
  const { title, amount, returnUrl, state } = trade
  return html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>收银台 · 邻集</title>
        <link rel="icon" type="image/svg+xml" href="/static/brand/mark.svg" />
        <style>
          ${pageStyle} ${style}
        </style>
      </head>
      <body>
        <h1>收银台</h1>
        <p>本机收银台：没有真的扣款，三种结果都可以试。</p>
        <p class="sum">¥${(amount / 100).toFixed(2)}</p>
        <p>${title}</p>
        ${failed ? html`<p class="failed" role="alert">支付失败：银行卡余额不足，请换一种方式再试。</p>` : ''}
        ${
          payable
            ? html`<form method="post">
                ${choice('pay', '确认支付', 'main')} ${choice('fail', '支付失败')}
                ${choice('close', '不付了，返回')}
              </form>`
            : html`<p class="failed" role="status">${stateTexts[state]}</p>
                <p><a class="back" href="${returnUrl}">返回邻集</a></p>`
        }
      </body>
    </html>`.text
}
