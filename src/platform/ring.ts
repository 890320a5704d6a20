import { callNumber } from './callNumber'
import { toast } from './toast'

/** Rings them; where a phone cannot, the number is shown. */
export async function ring(phone: string, whose = '电话'): Promise<void> {
  if (!(await callNumber(phone))) toast(`${whose} ${phone}`)
}
