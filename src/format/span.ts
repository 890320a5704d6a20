const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** 不到 1 分钟, 18 分钟, 1 小时 50 分, 3 天 */
export function spokenSpan(seconds: number): string {
  if (seconds < minute) return '不到 1 分钟'
  if (seconds < hour) return `${Math.floor(seconds / minute)} 分钟`
  if (seconds >= day) return `${Math.floor(seconds / day)} 天`
  const minutes = Math.floor((seconds % hour) / minute)
  return `${Math.floor(seconds / hour)} 小时${minutes > 0 ? ` ${minutes} 分` : ''}`
}
