import type { ContractKind } from '@contract/business/shapes'
import { cut, nothing } from '@server/areas/order/order'

interface Party {
  party: number
  part: number
  /** Of a rent, what the months before did not reach. */
  owed: number
}

export interface Share {
  party: number
  amount: number
  owed: number
}

interface Pot {
  base: number
  /** How many days of the month count, and how many it has. */
  days: number
  of: number
}

const partOf = (cents: number, part: number, of: number): number =>
  cut({ ...nothing, money: cents }, { from: 0, to: part, of }).money

/** What a party is due of a pot, in whole cents. */
const dueBy: Record<ContractKind, (party: Party, pot: Pot) => number> = {
  percent: ({ part }, { base }) => partOf(base, part, 100),
  permille: ({ part }, { base }) => partOf(base, part, 1000),
  rent: ({ part, owed }, { days, of }) => owed + partOf(part, days, of),
}

/**
 * A pot among those who earn by a machine, in their order: each what they are due as far as it
 * reaches, and the last, who runs the machine, all that is left of it. Together they are the pot.
 */
export function divide(kind: ContractKind, pot: Pot, parties: readonly Party[]): Share[] {
  let left = pot.base
  return parties.map((one, nth) => {
    const due = nth === parties.length - 1 ? left : dueBy[kind](one, pot)
    const amount = Math.min(left, due)
    left -= amount
    return { party: one.party, amount, owed: kind === 'rent' ? due - amount : 0 }
  })
}
