import { businessDay, startOfWeek } from '@server/calendar'
import { type Definition, hasStep, type Limit } from './definition'

type Every = Limit['every']

/** The name that tells one period from another. */
export function periodOf(every: Every, now: Date): string {
  if (every === 'once') return 'once'
  if (every === 'day') return businessDay(now)
  if (every === 'week') return `week ${businessDay(startOfWeek(now))}`
  return businessDay(now).slice(0, 7)
}

const often: Record<Every, { each: string; when: string; next: string }> = {
  once: { each: '活动期间', when: '您已经', next: '可以到“我领到的”里查看' },
  day: { each: '每天', when: '您今天已经', next: '明天再来' },
  week: { each: '每周', when: '您本周已经', next: '下周一再来' },
  month: { each: '每月', when: '您本月已经', next: '下个月再来' },
}

const whose: Record<Limit['of'], string> = {
  user: '每人',
  phone: '每个手机号',
  device: '每台手机',
  network: '每个网络',
}

/** Where one phone or one network is counted, people may share it: they are told so. */
const shared: Partial<Record<Limit['of'], string>> = {
  device: '（家里人共用一台的一起算）',
  network: '（同一个路由器下的一起算）',
}

/** What is paid for is bought, a card aside, which is bought once and received of every day. */
export const isBought = (definition: Pick<Definition, 'card' | 'steps'>): boolean =>
  hasStep(definition, 'pay') && !definition.card

export const limitSentence = ({ of, every, most }: Limit, bought: boolean) =>
  `${whose[of]}${often[every].each}${bought ? '限购' : '限领'} ${most} 次${shared[of] ?? ''}`

/** How often somebody may help, and all who share a phone or a network. */
export const helpSentence = (of: Limit['of'], most: number) =>
  `${whose[of]}${often.day.each}最多帮 ${most} 次${shared[of] ?? ''}`

export const alreadyWords = (every: Every, bought: boolean) =>
  `${often[every].when}${bought ? '买过了' : '领过了'}，${often[every].next}`
