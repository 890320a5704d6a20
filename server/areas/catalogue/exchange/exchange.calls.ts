import type { Out } from '@contract/api'
import type { exchangeCalls } from '@contract/catalogue/exchange'
import { defaultAddress } from '@server/areas/address/address'
import { phoneOf, sendCodeTo, spendCodeOf } from '@server/areas/auth/auth'
import { checkWords, type Judged, noteWords } from '@server/areas/content/content'
import { type GoodsKind, holdingsOfOrder, kinds } from '@server/areas/holding/holding'
import {
  amountOf,
  currencyOf,
  exchangeTypeOf,
  findOrder,
  issueTicket,
} from '@server/areas/order/order'
import { balances } from '@server/areas/wallet/wallet'
import type { Context, HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import type { Ports } from '../../area'
import { pickRow } from '../goods/goods.calls'
import { presentRow } from '../goods/goods-row'
import { placeOrder } from './place-order'
import { shop } from './shop'

type State = Out<'/tp5/api/ExchangeShop/exchange'>['state']

export const exchangeHandlers = ({ orders }: Ports): HandlersOf<typeof exchangeCalls> => ({
  '/tp5/api/ExchangeShop/check': async (input, context) => {
    const { db, user, now, config, position, platform } = context
    const { userId } = user
    const { number, goods_id: goodsId, exchange_type: exchangeType } = input
    const currency = exchangeType === 1 ? 'points' : 'gold'
    const offer = await shop.offer(db, { userId, goodsId, number, currency, platform, now })
    const { goods, balance } = offer
    return {
      ticket: await issueTicket(db, shop, offer, { userId, now }),
      expire_seconds: shop.ticketSeconds,
      goods: presentRow(pickRow(goods), position),
      number,
      exchange_type: exchangeType,
      amount: amountOf(offer.price),
      money: offer.price.money,
      balance,
      cancel_text: kinds[goods.kind].cancel,
      needs: {
        address: kinds[goods.kind].way === 'parcel' ? 1 : 0,
        sms: goods.sms_needed ? 1 : 0,
      },
      phone: await phoneOf({ db, config }, userId),
      address: await defaultAddress({ db, key: config.dataKey, userId }),
    }
  },

  '/tp5/api/ExchangeShop/sendSms': async (_input, context) => sendCodeTo(context, 'exchange'),

  '/tp5/api/ExchangeShop/exchange': {
    before: ({ note }, context) => checkWords(context, note),
    async write(
      { ticket, address_id: addressId = null, note = '', code },
      judged: Judged,
      context,
    ) {
      const { userId } = context.user
      const { db, now } = context
      const wanted = { userId, ticket, addressId, note, now }
      const { order, smsNeeded } = await placeOrder(db, wanted)
      if (smsNeeded) await prove(context, code)
      const { state, balance } = await orders.begin(db, order, now)
      const { orderSn: order_sn, money } = order
      if (note) await noteWords(db, { kind: 'orderNote', userId, id: order_sn, judged }, now)
      const amount = amountOf(order)
      return { order_sn, state: state as State, amount, money, balance: balance ?? 0 }
    },
  },

  '/tp5/api/ExchangeShop/Goods/exchangeSuccess': async ({ order_sn: orderSn }, { db, user }) => {
    const { userId } = user
    const order = await findOrder(db, { userId, orderSn, seller: shop.name })
    const held = await balances(db, userId)
    const { title, number } = order.lines[0]
    return {
      order_sn: orderSn,
      kind: order.kind as GoodsKind,
      state: order.state as State,
      ...{ title, number },
      exchange_type: exchangeTypeOf(order),
      amount: amountOf(order),
      money: order.money,
      balance: held[currencyOf(order)],
      holdings: (await holdingsOfOrder(db, userId, orderSn)).map((it) => it.holding_id),
    }
  },
})

async function prove(context: Context<'/tp5/api/ExchangeShop/exchange'>, code?: string) {
  if (!code) throw new Refusal('invalid', '请填写短信验证码')
  await spendCodeOf(context, code, 'exchange')
}
