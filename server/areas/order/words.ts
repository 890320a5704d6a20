import type { Reason } from './flow'

const words: Record<Reason, string> = {
  '': '',
  user: '您取消了这个订单',
  expired: '超时没有付款，自动取消了',
  soldOut: '付款时已经换完，自动取消了',
  fault: '货道故障，没有出货',
  silence: '机器没有响应，没有出货',
  notTaken: '过了取货时间没有来取',
}

/** Why an order ended before its time, for its owner. */
export const reasonWords = (reason: Reason): string => words[reason]
