import type { Confirming, ConfirmOutcome } from './confirmTransferProps'

interface Asked {
  mchId: string
  appId: string
  package: string
  success: () => void
  fail: (why: { errMsg?: string }) => void
}

/** Taro does not know it yet. */
declare const wx: { requestMerchantTransfer?: (asked: Asked) => void }

/** Why it cannot be confirmed here, and where it can; nothing where it can. */
export function whyNotConfirm({ sheet, way }: Confirming): string | undefined {
  if (!sheet) return '请在浏览器里打开邻集，在提现记录里确认收款'
  if (way === 'wechat') return '请在微信里打开邻集网页，在提现记录里确认收款'
  return wx.requestMerchantTransfer ? undefined : '请先把微信更新到最新版，再来确认收款'
}

/** WeChat's own sheet over the page. */
export const confirmTransfer = ({ sheet }: Confirming): Promise<ConfirmOutcome> =>
  new Promise((resolve) => {
    if (!sheet || !wx.requestMerchantTransfer) return resolve('failed')
    wx.requestMerchantTransfer({
      ...sheet,
      success: () => resolve('asked'),
      fail: ({ errMsg = '' }) => resolve(/cancel/.test(errMsg) ? 'cancelled' : 'failed'),
    })
  })
