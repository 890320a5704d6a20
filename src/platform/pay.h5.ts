import { inWeChat } from './inWeChat.h5'
import type { Opening, PayOutcome } from './payProps'
import { leaveFor, openSheet } from './weChatBridge.h5'

/** In WeChat's own browser its sheet is there; elsewhere one pays on a page of the cashier's. */
export const payWay = () => (inWeChat() ? ('wechat' as const) : ('h5' as const))

export const openPayment = ({ sheet, url }: Opening): Promise<PayOutcome> =>
  sheet ? openSheet('getBrandWCPayRequest', sheet) : leaveFor(url)
