import Taro from '@tarojs/taro'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'

/** Rings the people who help; where a phone cannot, their number is shown. */
export async function callService(): Promise<void> {
  const { service_phone } = await api.get('/tp5/api/Common/config')
  try {
    await Taro.makePhoneCall({ phoneNumber: service_phone })
  } catch {
    toast(`客服电话 ${service_phone}`)
  }
}
