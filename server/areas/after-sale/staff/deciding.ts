import type { Decided } from '@server/call/desk-case'
import type { Ports } from '../../area'
import { moneyBack } from '../at-desk'
import { approveInPart, approveLocked, type Part, refuseLocked } from '../decide'
import type { Locked } from '../find'

/** What a yes and a no come to on one that is held; with a part, a yes is to that alone. */
export const decidedOn = ({ orders }: Ports, held: Locked, part?: Part): Decided => ({
  amount: async () => (part ? part.sum.money : moneyBack(held.afterSale)),
  async approve(given) {
    const context = { ...given, orders }
    await (part ? approveInPart(context, held, part) : approveLocked(context, held))
  },
  refuse: async (context, _id, reason) => void (await refuseLocked(context, held, reason)),
})
