import { type Order as AnyOrder, ordersIn } from '@server/areas/order/order'
import type { Counted, Definition } from '@server/areas/programme/programme'
import type { Db } from '@server/database/database'

/** What an order took along, to be delivered or given back. */
export interface OrderFacts {
  counted: Counted[]
  /** Of the campaign that was sold; missing of what was sold before versions were kept. */
  version?: number
  /** Of a box: the prize in it, which is drawn when the box is opened. */
  drawn?: string | null
  drawId?: string
  /** Of whoever bought it, for the draw. */
  ownSeed?: string
  addressId: number | null
  link: string
  /** The day whose stock it holds a prize of. */
  heldOn: string
  /** Whom it was bought for, sealed. */
  phone: string
  receiptId?: string
  /** What was promised of giving it back, when it was sold. */
  refund?: Definition['refund']
}

/** An order of a campaign: its counter is the campaign, its item the prize that was chosen. */
export type Order = AnyOrder<OrderFacts>

export const seller = 'campaign'

export const campaignOf = ({ counter }: Pick<Order, 'counter'>) => counter
export const soldAs = ({ counter: key, facts: { version } }: Pick<Order, 'counter' | 'facts'>) => ({
  key,
  version,
})
export const prizeOf = ({ facts, lines: [{ item }] }: Pick<Order, 'facts' | 'lines'>) =>
  facts.drawn ?? (item || null)
export const phoneOf = ({ facts }: Order) => Buffer.from(facts.phone, 'base64')

/** The order of a person that waits to be paid or opened, the oldest paid one first. */
export async function openOrder(db: Db, userId: string, counter: string, now: Date) {
  const states = ['unpaid', 'paid'] as const
  const found = await ordersIn<OrderFacts>(db, { userId, seller, counter, states })
  const alive = found.filter(({ state, deadlineAt }) => state === 'paid' || deadlineAt! > now)
  return alive.find(({ state }) => state === 'paid') ?? alive[0] ?? null
}
