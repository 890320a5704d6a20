import {
  giveBackLeft,
  type GoodsKind,
  handBack,
  holdingsOfOrder,
  refundsOfOrder,
  takeAway,
} from '@server/areas/holding/holding'
import { identityOf } from '@server/areas/identity/identity'
import { flows, mixOf, type Price, type Seller, times } from '@server/areas/order/order'
import { balances } from '@server/areas/wallet/wallet'
import type { Platform } from '@server/call/platform'
import type { Db } from '@server/database/database'
import { findGoods } from '../goods/find-goods'
import { refuseUnsold, waysHere } from '../goods/unsold'
import { afterSale } from './after-sale-rule'
import { offerOf, reasonAgainst } from './eligibility'
import { fulfil } from './fulfil'
import { type OrderRequest, placeOrder } from './place-order'
import { putBack, release } from './release'

interface Wish {
  userId: string
  goodsId: number
  number: number
  /** In which of its ways. */
  mix: number
  platform: Platform
  now: Date
}

/** The exchange shop. Stock, limit and order are held by one statement: many want the same goods. */
export const shop = {
  name: 'shop',
  things: (_db, { kind }) => Promise.resolve([kind as GoodsKind]),
  flows: {
    parcel: flows.parcel,
    instant: flows.instant,
    returnable: flows.returnable,
    refundable: flows.refundable,
    visit: flows.visit,
  },
  ticketSeconds: 600,
  titleOf: ({ lines: [{ title }] }) => `兑换 ${title}`,

  async offer(db: Db, { userId, goodsId, number, mix, platform, now }: Wish) {
    const goods = await findGoods(db, goodsId, userId)
    refuseUnsold(goods, platform)
    const way = wayNamed(waysHere(goods, platform), mix)
    const price = way ? times(way, number) : null
    const purse = await balances(db, userId)
    const reason = reasonAgainst({
      ...{ offer: offerOf(goods, now), price, number, bought: goods.bought, purse },
      verified: goods.identity_needed && (await identityOf(db, userId)) === 'approved',
    })
    if (reason) throw reason
    return { item: String(goodsId), number, price: price!, goods, purse }
  },

  hold: async (tx: Db, request: OrderRequest) => (await placeOrder(tx, request)).order,
  release,
  give: fulfil,
  async takeBack(tx, order, at) {
    if (order.flow !== 'parcel') await handBack(tx, order, at)
  },
  restock: putBack,
  late: giveBackLeft,
  gave: (db, { userId, orderSn }) => holdingsOfOrder(db, userId, orderSn),
  gaveBack: refundsOfOrder,
  closed: (tx, order) => takeAway(tx, order),
  afterSale,
  told: ({ kind }) => ({ kind: kind as GoodsKind, machine: null }),
} satisfies Seller<Wish, OrderRequest>

/** The way of this mix; where an address names points or gold alone, also the one with money besides. */
const wayNamed = (ways: readonly Price[], mix: number) =>
  ways.find((one) => mixOf(one) === mix) ??
  ways.find((one) => one.money > 0 && mixOf({ ...one, money: 0 }) === mix)
