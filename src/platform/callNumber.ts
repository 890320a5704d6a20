import Taro from '@tarojs/taro'

/** Whether the phone offered to ring that number. */
export async function callNumber(phoneNumber: string): Promise<boolean> {
  try {
    await Taro.makePhoneCall({ phoneNumber })
    return true
  } catch (thrown) {
    return /cancel/.test((thrown as { errMsg?: string } | undefined)?.errMsg ?? '')
  }
}
