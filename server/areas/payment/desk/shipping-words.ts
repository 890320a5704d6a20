import type { ShippingRecord } from '../shipping/records'

export function shippingStateWords({ state, byHand, settledAt }: ShippingRecord): string {
  if (state === 'recorded' && settledAt) return '微信已录入，货款已结算'
  if (state === 'recorded') return byHand ? '已由人在小程序后台录入' : '微信已录入'
  return { waiting: '正在自动处理', refused: '微信没有收下', dropped: '已退款，不再需要' }[state]
}

/** WeChat's own codes, as far as a person can do something about them. */
const troubles: readonly (readonly [RegExp, string])[] = [
  [
    /^10060001/,
    '微信找不到这笔支付单：商户号关联小程序之前的付款不用录入；否则到小程序后台的发货信息管理里查这笔订单。',
  ],
  [/^10060004/, '这笔支付单在微信那边已退款或已关闭：到小程序后台核对，再记为已处理。'],
  [/^10060031|who paid/, '付款的微信号对不上或已经查不到：到小程序后台手动录入，再记为已处理。'],
  [/^1006002[56]|^26848522[67]/, '快递公司或快递单号微信不认：到小程序后台手动录入。'],
  [
    /61004|48001|40164|61003/,
    '接口权限或服务器 IP 白名单不对：请技术人员检查小程序后台的设置，再试一次。',
  ],
  [/fetch failed|timeout|aborted|ECONN|no answer|^-1 /, '连不上微信或微信出错：过一会儿再试一次。'],
]

/** What a refusal means, and what can be done. */
export const shippingTroubleWords = (words: string) =>
  troubles.find(([code]) => code.test(words))?.[1] ??
  '微信没有接受这条记录：请按它的答复处理，或到小程序后台手动录入，再记为已处理。'
