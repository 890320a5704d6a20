import type { RefillPay } from '@contract/refill/order'
import {
  type AfterSaleRule,
  moveOrder,
  nothing,
  type Order,
  type Seller,
  writeOrder,
} from '@server/areas/order/order'
import type { findRecipient } from '@server/areas/address/address'
import type { Db } from '@server/database/database'
import { addPacks, amountOf, type CartLine, sumOf } from './cart'
import { flow } from './flow'
import { keepOf, refillLinesOf } from './find'
import { orderRules } from './rules'
import { refillLines, refillOrders } from './tables'

export const seller = 'refill'

interface Wish {
  sum: number
}

interface Wanted {
  userId: string
  pay: RefillPay
  lines: readonly [CartLine, ...CartLine[]]
  place: Awaited<ReturnType<typeof findRecipient>>
  now: Date
}

const afterSale = (): AfterSaleRule => ({
  kinds: [],
  reasons: 'parcel',
  against: '少了、坏了在收货时填写，由仓库核对',
})

async function hold(tx: Db, { userId, pay, lines, place, now }: Wanted): Promise<Order> {
  const sum = sumOf(lines)
  const written = lines.map((line) => ({
    item: line.supply.supplyKey,
    title: line.supply.title,
    image: line.supply.image,
    tint: line.supply.tint,
    number: line.packs,
    money: amountOf(line),
  }))
  const order = await writeOrder(tx, {
    ...{ userId, seller, flow: seller, state: 'unpaid', createdAt: now },
    ...place,
    money: pay === 'money' ? sum : 0,
    deadlineAt: new Date(now.getTime() + orderRules.unpaidSeconds * 1000),
    unpaid: flow.unpaid,
    lines: written as [(typeof written)[number]],
  })
  const { orderSn } = order
  await tx
    .insert(refillOrders)
    .values({ userId, orderSn, pay, sum, owed: pay === 'account' ? sum : 0 })
  await tx.insert(refillLines).values(
    lines.map(({ supply, packs }, at) => ({
      ...{ userId, orderSn, line: at + 1, supplyKey: supply.supplyKey },
      ...{ unit: supply.unit, fits: supply.fits, units: packs * supply.packSize },
    })),
  )
  return order
}

/** What was never paid lies in the cart again; nothing is owed for what is not sent. */
async function release(tx: Db, order: Order, at: Date): Promise<void> {
  const { userId, paidAt } = order
  const { pay } = await keepOf(tx, order, { owed: 0 })
  if (pay === 'account' || paidAt) return
  const lines = await refillLinesOf(tx, order)
  for (const { supplyKey, line } of lines) {
    const packs = order.lines.find((one) => one.line === line)!.number
    await addPacks(tx, { userId, supplyKey, packs, at })
  }
}

/** Sells goods for machines, by the pack. */
export const refillCounter = {
  name: seller,
  things: () => Promise.resolve(['goods'] as const),
  flows: { [seller]: flow },
  ticketSeconds: 0,
  titleOf: ({ lines: [{ title }] }) => title,
  offer: (_db, { sum }: Wish) =>
    Promise.resolve({ item: 'cart', number: 1, price: { ...nothing, money: sum } }),
  hold,
  release,
  async give(tx, order, at) {
    await moveOrder(tx, flow, order, { to: 'paid', at })
    return 'paid'
  },
  afterSale,
  told: () => ({ kind: null, machine: null }),
} satisfies Seller<Wish, Wanted>
