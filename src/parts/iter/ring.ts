import { callNumber } from '@/platform/callNumber'
import { toast } from '@/platform/toast'

/** Rings them; where a phone cannot, their number is shown. */
export async function ring(phone: string): Promise<void> {
  if (!(await callNumber(phone))) toast(`电话 ${phone}`)
}
