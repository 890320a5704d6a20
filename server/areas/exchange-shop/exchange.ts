import type { exchangeShop } from '@contract/exchange-shop'
import { balances, debit } from '@server/areas/wallet/wallet'
import type { HandlersOf } from '@server/http/handler'
import { defaultAddress } from './address-book'
import { amountOf, currencyOf, reasonAgainst } from './eligibility'
import { findGoods } from './goods'
import { findOrder } from './orders'
import { placeOrder } from './place-order'
import { issueTicket, ticketSeconds } from './tickets'

type ExchangeCalls = Pick<
  typeof exchangeShop,
  | '/tp5/api/ExchangeShop/check'
  | '/tp5/api/ExchangeShop/exchange'
  | '/tp5/api/ExchangeShop/Goods/exchangeSuccess'
>

export const exchangeHandlers: HandlersOf<ExchangeCalls> = {
  '/tp5/api/ExchangeShop/check': async (input, { db, user, now, config }) => {
    const { number, exchange_type: exchangeType } = input
    const { row: goods, more, onShelf, bought } = await findGoods(db, input.goods_id, user.userId)
    const balance = (await balances(db, user.userId))[currencyOf[exchangeType]]
    const offer = { ...goods, onShelf, limitPerUser: more.limit_per_user }
    const reason = reasonAgainst({ offer, exchangeType, number, bought, balance })
    if (reason) throw reason
    const amount = amountOf(offer, exchangeType, number)
    return {
      ticket: await issueTicket(db, {
        userId: user.userId,
        goodsId: goods.goods_id,
        number,
        exchangeType,
        amount,
        now,
      }),
      expire_seconds: ticketSeconds,
      goods,
      number,
      exchange_type: exchangeType,
      amount,
      balance,
      address: await defaultAddress({ db, key: config.dataKey, userId: user.userId }),
    }
  },

  '/tp5/api/ExchangeShop/exchange': async (input, { db, user, now }) => {
    const { orderSn, title, currency, amount } = await placeOrder(db, {
      userId: user.userId,
      ticket: input.ticket,
      addressId: input.address_id,
      note: input.note ?? '',
      now,
    })
    const balance = await debit(db, {
      userId: user.userId,
      currency,
      amount,
      from: 'exchange',
      title: `兑换 ${title}`,
      orderSn,
      at: now,
    })
    return { order_sn: orderSn, amount, balance }
  },

  '/tp5/api/ExchangeShop/Goods/exchangeSuccess': async (input, { db, user }) => {
    const order = await findOrder(db, user.userId, input.order_sn)
    const held = await balances(db, user.userId)
    return {
      order_sn: order.orderSn,
      title: order.title,
      number: order.number,
      exchange_type: order.exchangeType,
      amount: order.amount,
      balance: held[currencyOf[order.exchangeType]],
    }
  },
}
