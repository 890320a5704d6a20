/** What a withdrawal costs, in parts of a thousand and in cents at least. */
interface Fee {
  perMille: number
  least: number
}

/** In cents. */
export interface WithdrawalRules {
  /** Where it comes from and goes back to, in words. */
  from: string
  least: number
  mostOnce: number
  mostDay: number
  mostMonth: number
  timesDay: number
  /** From this sum on a person of the house looks at it first. */
  reviewFrom: number
  fee: Fee
  /** What one tap fills in. */
  quick: readonly number[]
}

export const withdrawalRules = {
  balance: {
    from: '余额',
    least: 10_00,
    mostOnce: 2_000_00,
    mostDay: 5_000_00,
    mostMonth: 20_000_00,
    timesDay: 3,
    reviewFrom: 1_000_00,
    fee: { perMille: 6, least: 1_00 },
    quick: [50_00, 100_00, 500_00],
  },
  /** What an advertiser has not spent goes back without a fee. */
  purse: {
    from: '广告钱包',
    least: 10_00,
    mostOnce: 20_000_00,
    mostDay: 20_000_00,
    mostMonth: 200_000_00,
    timesDay: 3,
    reviewFrom: 2_000_00,
    fee: { perMille: 0, least: 0 },
    quick: [100_00, 500_00, 2_000_00],
  },
} as const satisfies Record<string, WithdrawalRules>

/** Where money is withdrawn from. */
export type WithdrawalPart = keyof typeof withdrawalRules

export const fromOf = ({ part }: { part: WithdrawalPart }): string => withdrawalRules[part].from

/** The one rounding: half a cent counts as one. */
const partOf = (cents: number, perMille: number) => Math.floor((cents * perMille + 500) / 1000)

export const feeOf = ({ fee }: WithdrawalRules, cents: number): number =>
  Math.max(fee.least, partOf(cents, fee.perMille))
