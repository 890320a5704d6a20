import { z } from 'zod'
import { replyTime } from '@server/calendar'
import { Forged } from '../../forged'
import type { Guard } from '../../guard'
import type {
  Arrived,
  Bill,
  Opening,
  Paid,
  PaymentProvider,
  PayWay,
  Prepaid,
  Trade,
} from '../payment'
import { appIdOf } from './app-id'
import {
  callWechatPay,
  failureOf,
  nonce,
  problemOf,
  seconds,
  type WechatAnswer,
  type WechatAsked,
  type WechatPayConfig,
} from './client'
import { openNotification } from './notification'
import { linesOf, sign } from './signature'

const titleLength = 40
/** WeChat takes no bill that expires sooner. An order that ends before closes it. */
const shortest = 61_000

const trade = z.object({
  mchid: z.string(),
  appid: z.string(),
  out_trade_no: z.string(),
  trade_state: z.string(),
  transaction_id: z.string().optional(),
  success_time: z.string().optional(),
  amount: z.object({ total: z.number(), currency: z.string().optional() }).optional(),
})
const refunded = z.object({ status: z.string() })

type WechatTrade = z.output<typeof trade>

/** WeChat Pay v3, without an SDK. */
export function createWechatPay(config: WechatPayConfig, guard: Guard): PaymentProvider {
  const ask = (asked: WechatAsked) => callWechatPay(config, guard, asked)
  const trades = '/v3/pay/transactions'
  const tradeOf = (paymentNo: string) => `${trades}/out-trade-no/${paymentNo}`

  async function query(paymentNo: string): Promise<Trade> {
    const path = `${tradeOf(paymentNo)}?mchid=${config.merchantId}`
    const answer = await ask({ method: 'GET', path })
    if (codeOf(answer) === 'ORDERNOTEXIST') return { state: 'absent' }
    return readTrade(trade.parse(accepted(answer)))
  }

  return {
    needsOpenid: (way) => way !== 'h5',

    async prepay(bill) {
      const path = `${trades}/${bill.way === 'h5' ? 'h5' : 'jsapi'}`
      const answer = await ask({ method: 'POST', path, content: contentOf(config, bill) })
      const given = z
        .object({ prepay_id: z.string().optional(), h5_url: z.string().optional() })
        .parse(accepted(answer))
      if (given.prepay_id) return { prepayId: given.prepay_id }
      if (!given.h5_url) throw new Error('WeChat Pay gave neither a prepay id nor an address')
      return { url: `${given.h5_url}&redirect_url=${encodeURIComponent(bill.returnUrl)}` }
    },

    open: (way, prepaid) => opening(config, way, prepaid),
    query,

    async close(paymentNo) {
      const path = `${tradeOf(paymentNo)}/close`
      const answer = await ask({ method: 'POST', path, content: { mchid: config.merchantId } })
      const code = codeOf(answer)
      if (code === 'ORDERPAID') return query(paymentNo)
      if (code === 'ORDERNOTEXIST') return { state: 'absent' }
      if (code !== 'ORDERCLOSED') accepted(answer)
      return { state: 'closed' }
    },

    async refund({ refundNo, of, amount, total, reason }) {
      const content = {
        ...('paymentNo' in of
          ? { out_trade_no: of.paymentNo }
          : { transaction_id: of.transactionId }),
        out_refund_no: refundNo,
        reason,
        amount: { refund: amount, total, currency: 'CNY' },
      }
      const answer = await ask({ method: 'POST', path: '/v3/refund/domestic/refunds', content })
      const { status } = refunded.parse(accepted(answer))
      if (status === 'SUCCESS') return 'done'
      if (status === 'PROCESSING') return 'underway'
      throw new Error(`WeChat Pay could not refund: ${status}`)
    },

    read: (arrived, now) => readPaid(config, arrived, now),
  }
}

/** Some of its codes are written with an underscore in one place and without in another. */
const codeOf = (answer: WechatAnswer) => problemOf(answer)?.code.replace(/_/g, '')

function accepted(answer: WechatAnswer): unknown {
  if (answer.status < 300) return answer.body
  throw failureOf(answer)
}

const contentOf = (config: WechatPayConfig, bill: Bill) => ({
  appid: appIdOf(config, bill.way),
  mchid: config.merchantId,
  description: [...bill.title].slice(0, titleLength).join(''),
  out_trade_no: bill.paymentNo,
  time_expire: replyTime(new Date(Math.max(bill.expiresAt.getTime(), Date.now() + shortest))),
  notify_url: bill.notifyUrl,
  amount: { total: bill.amount, currency: 'CNY' },
  ...(bill.way === 'h5'
    ? { scene_info: { payer_client_ip: bill.address, h5_info: { type: 'Wap' } } }
    : { payer: { openid: bill.openid } }),
})

function opening(config: WechatPayConfig, way: PayWay, prepaid: Prepaid): Opening {
  if ('url' in prepaid) return { sheet: null, url: prepaid.url }
  const appId = appIdOf(config, way)
  const timeStamp = seconds(new Date())
  const nonceStr = nonce()
  const packed = `prepay_id=${prepaid.prepayId}`
  const paySign = sign(config.merchantKey, linesOf([appId, timeStamp, nonceStr, packed]))
  const sheet = { appId, timeStamp, nonceStr, package: packed, signType: 'RSA' as const, paySign }
  return { sheet, url: '' }
}

function readTrade(told: WechatTrade): Trade {
  switch (told.trade_state) {
    case 'SUCCESS':
      return { state: 'paid', paid: paidOf(told) }
    case 'REFUND':
      return { state: 'returned', paid: paidOf(told) }
    case 'CLOSED':
    case 'REVOKED':
      return { state: 'closed' }
    default:
      return { state: 'open' }
  }
}

function paidOf(told: WechatTrade): Paid {
  const { out_trade_no: paymentNo, transaction_id: transactionId, success_time: at, amount } = told
  if (!transactionId || !at || !amount)
    throw new Error(`A paid trade says too little: ${paymentNo}`)
  return { paymentNo, transactionId, amount: amount.total, at: new Date(at) }
}

function readPaid(config: WechatPayConfig, arrived: Arrived, now: Date): Paid | null {
  const { event, content, mustBeFor } = openNotification(config, arrived, now)
  if (event !== 'TRANSACTION.SUCCESS') return null
  const told = trade.parse(content())
  mustBeFor(told.mchid)
  if (!Object.values(config.appIds).includes(told.appid)) throw new Forged(`app ${told.appid}`)
  if ((told.amount?.currency ?? 'CNY') !== 'CNY') throw new Forged('another currency')
  return told.trade_state === 'SUCCESS' ? paidOf(told) : null
}
