import type { Out } from '@contract/api'

export type Films = Out<'/tp5/api/AdReward/index'>
export type Ticket = Out<'/tp5/api/AdReward/begin'>

/** What is said of today's films, beside what one gives. */
export function noteOf({ state, left, most, seconds }: Films): string {
  if (state === 'spent') return `今天的 ${most} 个看完了，明天再来`
  if (state === 'gone') return '今天的积分送完了，明天早点来'
  return `一个 ${seconds} 秒，今天还能看 ${left} 个`
}

/** Whole seconds of a film that are left at a place in it. */
export const leftAt = (seconds: number, position: number): number =>
  Math.max(0, Math.ceil(seconds - position))
