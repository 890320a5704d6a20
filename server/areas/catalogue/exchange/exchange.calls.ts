import type { exchangeCalls } from '@contract/catalogue/exchange'
import { phoneOf, sendCodeTo, spendCodeOf } from '@server/areas/auth/auth'
import { identityOf } from '@server/areas/identity/identity'
import { balances, debit } from '@server/areas/wallet/wallet'
import type { Context, HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { defaultAddress } from '@server/areas/address/address-book'
import { holdingsOfOrder } from '@server/areas/holding/held'
import { findOrder } from '@server/areas/order/find-order'
import { findGoods } from '../goods/find-goods'
import { presentRow } from '../goods/goods-row'
import { pickRow } from '../goods/goods.calls'
import { kinds } from '@server/areas/holding/kinds'
import { amountOf, currencyOf, offerOf, reasonAgainst } from './eligibility'
import { fulfil } from './fulfil'
import { placeOrder } from './place-order'
import { issueTicket, ticketSeconds } from './tickets'

export const exchangeHandlers: HandlersOf<typeof exchangeCalls> = {
  '/tp5/api/ExchangeShop/check': async (input, context) => {
    const { db, user, now, config, position } = context
    const { number, exchange_type: exchangeType } = input
    const goods = await findGoods(db, input.goods_id, user.userId)
    const offer = offerOf(goods, now)
    const balance = (await balances(db, user.userId))[currencyOf[exchangeType]]
    const reason = reasonAgainst({
      offer,
      exchangeType,
      number,
      bought: goods.bought,
      balance,
      verified: goods.identity_needed && (await identityOf(db, user.userId)) === 'approved',
    })
    if (reason) throw reason
    const amount = amountOf(offer, exchangeType, number)
    const money = goods.money * number
    const wish = { userId: user.userId, goodsId: goods.goods_id, number, exchangeType }
    return {
      ticket: await issueTicket(db, { ...wish, amount, money, now }),
      expire_seconds: ticketSeconds,
      goods: presentRow(pickRow(goods), position),
      number,
      exchange_type: exchangeType,
      amount,
      money,
      balance,
      cancel_text: kinds[goods.kind].cancel,
      needs: {
        address: kinds[goods.kind].way === 'parcel' ? 1 : 0,
        sms: goods.sms_needed ? 1 : 0,
      },
      phone: await phoneOf({ db, config }, user.userId),
      address: await defaultAddress({ db, key: config.dataKey, userId: user.userId }),
    }
  },

  '/tp5/api/ExchangeShop/sendSms': async (_input, context) => sendCodeTo(context),

  '/tp5/api/ExchangeShop/exchange': async (input, context) => {
    const { db, user, now } = context
    const order = await placeOrder(db, {
      userId: user.userId,
      ticket: input.ticket,
      addressId: input.address_id ?? null,
      note: input.note ?? '',
      now,
    })
    if (order.sms_needed) await prove(context, input.code)
    const { order_sn: orderSn, goods_id: goodsId, kind, state, number, amount, money } = order
    await fulfil(db, { userId: user.userId, orderSn, goodsId, kind, state, number, now })
    const balance = await debit(db, {
      userId: user.userId,
      currency: currencyOf[order.exchange_type],
      amount,
      from: 'exchange',
      title: `兑换 ${order.title}`,
      orderSn,
      at: now,
    })
    return { order_sn: orderSn, state, amount, money, balance }
  },

  '/tp5/api/ExchangeShop/Goods/exchangeSuccess': async (input, { db, user }) => {
    const order = await findOrder(db, user.userId, input.order_sn)
    const held = await balances(db, user.userId)
    return {
      order_sn: order.orderSn,
      kind: order.kind,
      state: order.state,
      title: order.title,
      number: order.number,
      exchange_type: order.exchangeType,
      amount: order.amount,
      money: order.money,
      balance: held[currencyOf[order.exchangeType]],
      holdings: (await holdingsOfOrder(db, user.userId, order.orderSn)).map((it) => it.holding_id),
    }
  },
}

async function prove(context: Context<'/tp5/api/ExchangeShop/exchange'>, code?: string) {
  if (!code) throw new Refusal('invalid', '请填写短信验证码')
  await spendCodeOf(context, code)
}
