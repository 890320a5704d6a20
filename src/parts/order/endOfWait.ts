import { serverNow } from '@/request/clock'

/** When an order stops waiting for money, in seconds by the clock of this phone. */
export function endOfWait(expiresAt: string): number {
  const phone = Math.floor(Date.now() / 1000)
  return Math.floor(Date.parse(expiresAt) / 1000) - (serverNow() - phone)
}
