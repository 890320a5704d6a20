import { dayMs, hourMs, minuteMs } from '@server/calendar'

/** How long something is over, as one says it: 刚刚, 25 分钟前, 3 小时前, 12 天前, 5 个月前. */
export function agoWords(at: Date, now: Date): string {
  const ms = now.getTime() - at.getTime()
  if (ms < minuteMs) return '刚刚'
  if (ms < hourMs) return `${Math.floor(ms / minuteMs)} 分钟前`
  if (ms < dayMs) return `${Math.floor(ms / hourMs)} 小时前`
  const days = Math.floor(ms / dayMs)
  if (days < 60) return `${days} 天前`
  return days < 730 ? `${Math.floor(days / 30)} 个月前` : `${Math.floor(days / 365)} 年前`
}
