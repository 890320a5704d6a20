import Taro from '@tarojs/taro'
import type { Opening, PayOutcome } from './payProps'

export const payWay = () => 'mini' as const

/** WeChat's own sheet over the page. */
export async function openPayment({ sheet }: Opening): Promise<PayOutcome> {
  if (!sheet) return 'failed'
  const { timeStamp, nonceStr, package: packed, signType, paySign } = sheet
  try {
    await Taro.requestPayment({ timeStamp, nonceStr, package: packed, signType, paySign })
    return 'asked'
  } catch (thrown) {
    return /cancel/.test((thrown as { errMsg?: string } | undefined)?.errMsg ?? '')
      ? 'cancelled'
      : 'failed'
  }
}
