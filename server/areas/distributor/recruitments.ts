import { startOfDay } from '@server/calendar'

export const rewardKinds = ['task', 'order', 'active'] as const
export type RewardKind = (typeof rewardKinds)[number]

/** Who recruited the neighbour, and who recruited that one; nobody further up. */
export type Tier = 1 | 2

/** In cents, once for each neighbour, by tier. */
type Reward = readonly [first: number, second: number]

export interface Recruitment {
  recruitmentId: number
  title: string
  text: string
  /** Who joins from the first day until before the last stays under its rules. */
  from: Date
  to: Date | null
  rewards: Readonly<Record<RewardKind, Reward>>
  /** So long a reward may be taken back: goods can be returned for no longer. */
  coolingDays: number
  /** One distributor is paid no more in a month, in cents. */
  mostAMonth: number
}

const since = (day: string) => startOfDay(new Date(`${day}T12:00:00+08:00`))

/**
 * The newest first; what has ended stays, for those who joined by it. Each reward keeps by which of them it was
 * reckoned: other figures are another recruitment, never a change to one that people have joined by.
 */
export const recruitments: readonly Recruitment[] = [
  {
    recruitmentId: 2,
    title: '邻集推广员招募',
    text: '把邻集介绍给身边的邻居，他们用起来，您就有奖励',
    from: since('2026-07-01'),
    to: null,
    rewards: { task: [1_00, 20], order: [5_00, 1_00], active: [3_00, 60] },
    coolingDays: 15,
    mostAMonth: 500_00,
  },
  {
    recruitmentId: 1,
    title: '第一批推广员招募',
    text: '第一批推广员和我们一起开张',
    from: since('2026-01-01'),
    to: since('2026-07-01'),
    rewards: { task: [2_00, 50], order: [8_00, 2_00], active: [5_00, 1_00] },
    coolingDays: 15,
    mostAMonth: 300_00,
  },
]

/** A neighbour's deeds count for so long after they came, under all rules. */
export const withinDays = 60

/** On so many days somebody signs in to count as one who stays. */
export const activeDays = 7

export const centsOf = ({ rewards }: Recruitment, kind: RewardKind, tier: Tier): number =>
  rewards[kind][tier - 1]!

export const recruitmentOf = (recruitmentId: number): Recruitment | undefined =>
  recruitments.find((one) => one.recruitmentId === recruitmentId)

export const isOpen = ({ from, to }: Recruitment, now: Date): boolean =>
  now >= from && (!to || now < to)

export const openNow = (now: Date): Recruitment | undefined =>
  recruitments.find((one) => isOpen(one, now))
