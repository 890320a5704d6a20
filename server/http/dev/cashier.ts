import { and, eq, gt } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Settings } from '@server/config'
import { type CashierTrade, cashierTrades } from '@server/database/cashier'
import type { Database } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import { cashierPath, notify } from '@server/providers/payment/local'
import { notifyPath } from '@server/areas/payment/payment'
import { html } from '@server/call/page/html'
import { cashierFrame, choice, over, sendPage, told } from './cashier-page'

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
    const payable = trade.state === 'open' && trade.expiresAt > clock()
    return sendPage(reply, cashierPage(trade, payable, failed))
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
    const back = outcome === 'close' ? closedUrl(trade) : trade.returnUrl
    return reply.code(303).header('location', back).send()
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

/** Unlike WeChat's this cashier says that nothing was paid. */
const closedUrl = ({ returnUrl }: CashierTrade) => returnUrl.replace(/\basked=\w+/, 'asked=closed')

function cashierPage(trade: CashierTrade, payable: boolean, failed: boolean): string {
  const { title, amount, returnUrl, state } = trade
  return cashierFrame({
    title: '收银台',
    hint: '本机收银台：没有真的扣款，三种结果都可以试。',
    amount,
    about: title,
    rest: html`${failed ? told('支付失败：银行卡余额不足，请换一种方式再试。', 'alert') : ''}
    ${
      payable
        ? html`<form method="post">
            ${choice('pay', '确认支付', 'main')} ${choice('fail', '支付失败')}
            ${choice('close', '不付了，返回')}
          </form>`
        : over(stateTexts[state], returnUrl)
    }`,
  })
}
