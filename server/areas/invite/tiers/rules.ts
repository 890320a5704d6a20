import { startOfDay } from '@server/calendar'

export type TierRulesName = 'today' | 'former'

export interface TierRules {
  name: TierRulesName
  /** Holds for whoever accepted an invitation from then on. */
  from: Date
  /** Of the price of a task, in hundredths: for who invited, and for who invited that one. */
  hundredths: readonly [number, number]
  /** So long after accepting. */
  lastsDays: number
  /** One guest brings one inviter no more, in cents. */
  mostAGuest: number
}

const since = (day: string) => startOfDay(new Date(`${day}T12:00:00+08:00`))

/** The newest first. A guest stays under the rules of the day they accepted. */
export const tierRules: readonly TierRules[] = [
  {
    name: 'today',
    from: since('2026-07-01'),
    hundredths: [8, 2],
    lastsDays: 365,
    mostAGuest: 100_00,
  },
  {
    name: 'former',
    from: new Date(0),
    hundredths: [10, 3],
    lastsDays: 180,
    mostAGuest: 50_00,
  },
]

export const rulesAt = (boundAt: Date): TierRules => tierRules.find(({ from }) => boundAt >= from)!

export const rulesNamed = (name: TierRulesName): TierRules =>
  tierRules.find((rules) => rules.name === name)!

/** Until when others are under these; null while they are today's. */
export const endOf = (name: TierRulesName): Date | null =>
  name === 'today' ? null : rulesNamed('today').from
