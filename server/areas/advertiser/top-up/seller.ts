import {
  type AfterSaleRule,
  defineFlow,
  moveOrder,
  nothing,
  type Seller,
  writeOrder,
} from '@server/areas/order/order'
import { mustTransfer, ofHouse } from '@server/areas/wallet/wallet'
import { purseAccount } from '../purse'
import { type Order, type OrderFacts, seller } from './order'

/** How long a top-up waits for money. */
const unpaidSeconds = 30 * 60

const flow = defineFlow({
  states: {
    unpaid: {
      text: '待付款',
      next: ['finished', 'cancelled'],
      actions: ['pay', 'cancel'],
      late: 'cancel',
    },
    finished: { text: '已到账', next: [], actions: [] },
    cancelled: { text: '已取消', next: [], actions: [] },
  },
  steps: [
    { of: 'unpaid', text: '已下单，等待付款', once: true },
    { of: 'finished', text: '已到广告钱包' },
  ],
  given: { by: 'grant', at: 'finished' },
  unpaid: { openAtMost: 3, lapsesADay: 20, way: '先付款，或者等它自动取消' },
  ends: ['cancelled'],
})

const afterSale = (): AfterSaleRule => ({
  kinds: [],
  reasons: 'right',
  against: '没用完的钱可以在广告钱包里提现',
})

interface Wish {
  amount: number
}

interface Wanted extends Wish {
  userId: string
  advertiserId: number
  now: Date
}

const priceOf = ({ amount }: Wish) => ({ ...nothing, money: amount })

/** Fills the purse of a company with money, for showing what it offers to neighbours. */
export const topUpCounter = {
  name: seller,
  things: () => Promise.resolve(['service'] as const),
  flows: { topUp: flow },
  ticketSeconds: 0,
  titleOf: ({ lines: [{ title }] }) => title,
  offer: (_db, wish: Wish) => Promise.resolve({ item: 'purse', number: 1, price: priceOf(wish) }),
  hold: (tx, { userId, advertiserId, now, ...wish }: Wanted) => {
    const price = priceOf(wish)
    const [image, tint] = ['/static/goods/speaker.svg', 'c'] as const
    return writeOrder<OrderFacts>(tx, {
      ...{ userId, seller, flow: 'topUp', state: 'unpaid', facts: { advertiserId }, ...price },
      counter: String(advertiserId),
      createdAt: now,
      deadlineAt: new Date(now.getTime() + unpaidSeconds * 1000),
      unpaid: flow.unpaid,
      lines: [{ item: 'purse', title: '广告钱包充值', image, tint, number: 1, ...price }],
    })
  },
  release: () => Promise.resolve(),
  async give(tx, order, at) {
    const { facts, money: amount, orderSn: subject } = order as Order
    const to = purseAccount(facts.advertiserId)
    await mustTransfer(tx, { from: ofHouse('bank'), to, amount, title: '充值', subject, at })
    await moveOrder(tx, flow, order, { to: 'finished', at })
    return 'finished'
  },
  afterSale,
  told: () => ({ kind: null, machine: null }),
} satisfies Seller<Wish, Wanted>
