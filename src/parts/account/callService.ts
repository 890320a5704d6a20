import { ring } from '@/platform/ring'
import { api } from '@/request/api'

/** Rings the people who help. */
export async function callService(): Promise<void> {
  const { service_phone } = await api.get('/tp5/api/Common/config')
  await ring(service_phone, '客服电话')
}
