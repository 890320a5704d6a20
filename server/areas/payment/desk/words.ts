import type { Refund } from '../refunds'
import type { Incident } from '../incidents'

/** What happened, for who has to see to it. */
export const incidentWords: Record<Incident['kind'], { short: string; long: string }> = {
  unknown: {
    short: '没有这个付款单',
    long: '有一笔钱到账，但系统里没有这个付款单号。可能别的系统也在用这个商户号，也可能数据恢复到了更早的备份。',
  },
  twice: {
    short: '同一付款单收到两笔',
    long: '这个付款单已经入账一笔，这是多收的另一笔。',
  },
  amount: {
    short: '金额不对',
    long: '到账的金额和应付的不一样，所以订单没有算作已付款。',
  },
  returned: {
    short: '到账后又退回了',
    long: '支付方说这笔钱付过，又已经全部或部分退给付款人，不是系统退的：订单没有算作已付款。到商户平台查清是谁退的；全退了就记为已处理。',
  },
}

export const refundWords: Record<Refund['reason'], string> = {
  cancelled: '订单取消了',
  late: '钱到账时订单已经失效',
  afterSale: '售后同意退款',
  undelivered: '售货机没有出货',
  unplaced: '这笔钱没有对应的订单',
  left: '卡券没用完，剩下的退回',
}

/** The provider's own codes, as far as a person can do something about them. */
const troubles: readonly (readonly [RegExp, string])[] = [
  [/NOT_?ENOUGH/i, '商户账户余额不足：先充值，再试一次。'],
  [/ABNORMAL/, '顾客的卡或账户收不了款：在微信支付商户平台换一种方式退，再记为已处理。'],
  [/CLOSED/, '这笔退款被微信支付关闭了：在商户平台查清，用别的方式退，再记为已处理。'],
  [/RESOURCE_?NOT_?EXISTS|no such trade/i, '支付方找不到这笔交易：核对商户号和单号。'],
  [/SIGN_ERROR|NO_AUTH|signature|no key/i, '商户密钥或权限不对：请技术人员检查支付设置。'],
  [/FREQUENCY|RATELIMIT|429/i, '支付方嫌请求太频繁：过一会儿再试。'],
  [/fetch failed|timeout|aborted|ECONN|SYSTEM_?ERROR/i, '连不上支付方或支付方出错：过一会儿再试。'],
]

/** What a failure means, and what can be done. */
export const troubleWords = (error: string) =>
  troubles.find(([code]) => code.test(error))?.[1] ??
  (error ? '支付方没有接受这笔退款：请按它的答复处理。' : '支付方一直说在处理：请到商户平台查看。')
