import type { Confirming, ConfirmOutcome } from './confirmTransferProps'
import { inWeChat } from './inWeChat.h5'
import { leaveFor, openSheet } from './weChatBridge.h5'

/** Why it cannot be confirmed here, and where it can; nothing where it can. */
export function whyNotConfirm({ sheet, way }: Confirming): string | undefined {
  if (!sheet || (way === 'wechat' && inWeChat())) return undefined
  return way === 'wechat'
    ? '请在微信里打开邻集，在提现记录里确认收款'
    : '请打开微信里的邻集小程序，在提现记录里确认收款'
}

export const confirmTransfer = ({ sheet, url }: Confirming): Promise<ConfirmOutcome> =>
  sheet ? openSheet('requestMerchantTransfer', sheet) : leaveFor(url)
