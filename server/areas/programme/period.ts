import { businessDay, startOfWeek } from '@server/calendar'
import type { Limit } from './definition'

type Every = Limit['every']

/** The name that tells one period from another. */
export function periodOf(every: Every, now: Date): string {
  if (every === 'once') return 'once'
  if (every === 'day') return businessDay(now)
  if (every === 'week') return `week ${businessDay(startOfWeek(now))}`
  return businessDay(now).slice(0, 7)
}

const often: Record<Every, { each: string; already: string; next: string }> = {
  once: { each: '活动期间', already: '您已经领过了', next: '可以到领取记录里查看' },
  day: { each: '每天', already: '您今天已经领过了', next: '明天再来' },
  week: { each: '每周', already: '您本周已经领过了', next: '下周一再来' },
  month: { each: '每月', already: '您本月已经领过了', next: '下个月再来' },
}

const whose: Record<Limit['of'], string> = {
  user: '每人',
  phone: '每个手机号',
  device: '每台手机',
  network: '每个网络',
}

export const limitSentence = ({ of, every, most }: Limit) =>
  `${whose[of]}${often[every].each}限领 ${most} 次`

export const alreadyWords = (every: Every) => `${often[every].already}，${often[every].next}`
