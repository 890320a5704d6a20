import { and, eq, gt } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { payoutNotifyPath } from '@server/areas/earnings/earnings'
import { html } from '@server/call/page/html'
import type { Settings } from '@server/config'
import { type CashierPayout, cashierPayouts } from '@server/database/cashier'
import type { Database } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import { notifyPayout, payoutPath } from '@server/providers/payment/local-payout'
import { cashierFrame, choice, over, sendPage } from './cashier-page'

interface Options {
  config: Settings
  database: Database
  clock: () => Date
}

interface Asked {
  Params: { token: string }
}

/** Where whoever is paid by the local provider confirms it; its address is a secret of its own. */
export function addPayoutPage(app: FastifyInstance, { config, database, clock }: Options) {
  const { db } = database
  const isIt = (token: string) => eq(cashierPayouts.token, token)
  const find = async (token: string) =>
    (await db.select().from(cashierPayouts).where(isIt(token)))[0]

  const show = (reply: FastifyReply, payout: CashierPayout) =>
    sendPage(reply, payoutPage(payout, payout.state === 'open' && payout.expiresAt > clock()))

  app.get<Asked>(`${payoutPath}/:token`, async (request, reply) => {
    const payout = await find(request.params.token)
    return payout ? show(reply, payout) : reply.callNotFound()
  })

  app.post<Asked & { Body?: string }>(`${payoutPath}/:token`, async (request, reply) => {
    const payout = await find(request.params.token)
    if (!payout) return reply.callNotFound()
    const outcome = new URLSearchParams(request.body).get('outcome')
    if (outcome === 'take') await end(payout, 'paid')
    if (outcome === 'fail') await end(payout, 'failed')
    return reply.code(303).header('location', payout.returnUrl).send()
  })

  /** Ended once, then told like the real one tells it; what nobody hears is asked for later. */
  async function end({ token }: CashierPayout, state: 'paid' | 'failed') {
    const now = clock()
    const payoutNo = state === 'paid' ? `13300${uuidv7(now.getTime()).replace(/-/g, '')}` : null
    const open = and(
      isIt(token),
      eq(cashierPayouts.state, 'open'),
      gt(cashierPayouts.expiresAt, now),
    )
    const [ended] = await db
      .update(cashierPayouts)
      .set({ state, payoutNo, endedAt: now })
      .where(open)
      .returning()
    if (!ended) return
    const { headers, body } = notifyPayout(config.dataKey, ended, now)
    await app.inject({
      method: 'POST',
      url: payoutNotifyPath,
      headers: headers as Record<string, string>,
      payload: body,
    })
  }
}

const stateTexts: Record<CashierPayout['state'], string> = {
  open: '已过确认时间',
  paid: '已收款',
  failed: '收款没有成功',
  cancelled: '提现已取消',
}

const payoutPage = ({ title, amount, returnUrl, state }: CashierPayout, open: boolean): string =>
  cashierFrame({
    title: '收款页',
    hint: '本机收款页：没有真的转账，几种结果都可以试。',
    amount,
    about: title,
    rest: open
      ? html`<form method="post">
          ${choice('take', '确认收款', 'main')} ${choice('fail', '收款失败')}
          ${choice('close', '先不收，返回')}
        </form>`
      : over(stateTexts[state], returnUrl),
  })
