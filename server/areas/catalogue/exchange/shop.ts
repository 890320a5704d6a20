import { type GoodsKind, handBack, holdingsOfOrder } from '@server/areas/holding/holding'
import { identityOf } from '@server/areas/identity/identity'
import {
  type AfterSaleRule,
  flows,
  nothing,
  type Order,
  type Seller,
} from '@server/areas/order/order'
import { balances, type Currency } from '@server/areas/wallet/wallet'
import type { Platform } from '@server/call/platform'
import type { Db } from '@server/database/database'
import { findGoods } from '../goods/find-goods'
import { refuseUnsold } from '../goods/unsold'
import { offerOf, reasonAgainst } from './eligibility'
import { fulfil } from './fulfil'
import { type OrderRequest, placeOrder } from './place-order'
import { putBack, release } from './release'

interface Wish {
  userId: string
  goodsId: number
  number: number
  currency: Currency
  platform: Platform
  now: Date
}

const ofParcels: AfterSaleRule = {
  kinds: ['refund', 'return', 'exchange'],
  reasons: 'parcel',
  against: reasonAgainstAfterSale,
}

/** The exchange shop. Stock, limit and order are held by one statement: many want the same goods. */
export const shop = {
  name: 'shop',
  things: (_db, { kind }) => Promise.resolve([kind as GoodsKind]),
  flows: {
    parcel: flows.parcel,
    instant: flows.instant,
    returnable: flows.returnable,
    visit: flows.visit,
  },
  ticketSeconds: 600,
  titleOf: ({ lines: [{ title }] }) => `兑换 ${title}`,

  async offer(db: Db, { userId, goodsId, number, currency, platform, now }: Wish) {
    const goods = await findGoods(db, goodsId, userId)
    refuseUnsold(goods, platform)
    const offer = offerOf(goods, now)
    const balance = (await balances(db, userId))[currency]
    const reason = reasonAgainst({
      ...{ offer, currency, number, bought: goods.bought, balance },
      verified: goods.identity_needed && (await identityOf(db, userId)) === 'approved',
    })
    if (reason) throw reason
    const money = goods.money * number
    const price = { ...nothing, money, [currency]: offer[currency] * number }
    return { item: String(goodsId), number, price, goods, balance }
  },

  hold: async (tx: Db, request: OrderRequest) => (await placeOrder(tx, request)).order,
  release,
  give: fulfil,
  async takeBack(tx, order, at) {
    if (order.flow !== 'parcel') await handBack(tx, order, at)
  },
  restock: putBack,
  gave: (db, { userId, orderSn }) => holdingsOfOrder(db, userId, orderSn),
  afterSale: ofParcels,
  told: ({ kind }) => ({ kind: kind as GoodsKind, machine: null }),
} satisfies Seller<Wish, OrderRequest>

function reasonAgainstAfterSale({ flow, state }: Order): string {
  if (flow !== 'parcel') return '卡券和活动不走售后：没用过的可以在订单里取消'
  if (state === 'shipped' || state === 'finished') return ''
  return state === 'cancelled'
    ? '订单已取消，不用再申请售后'
    : `订单${flows.parcel.states.of(state).text as string}，可以直接取消订单`
}
