/** Less than this is the way of the message, and no fault of a clock. */
const slack = 60

/**
 * By how many seconds a device's clock is ahead of ours. What is known stays while the new figure is
 * near it: else the same reading would be corrected to another second each time it is sent.
 */
export function clockErrorOf(clock: number, now: Date, known: number): number {
  const error = Math.round(clock - now.getTime() / 1000)
  return Math.abs(error - known) <= slack ? known : error
}

/** When it really was, in milliseconds. */
export const corrected = (sent: number, error: number): number => (sent - error) * 1000

function spanText(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return `${Math.max(1, minutes)} 分钟`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${hours} 小时` : `${Math.round(hours / 24)} 天`
}

/** For whoever owns it; empty: the clock goes right. */
export const clockWords = (error: number): string =>
  error === 0
    ? ''
    : `设备的钟${error > 0 ? '快' : '慢'}了约 ${spanText(Math.abs(error))}，记录的时间已经改准`
