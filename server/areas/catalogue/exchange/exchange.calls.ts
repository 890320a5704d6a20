import type { Out } from '@contract/api'
import type { exchangeCalls } from '@contract/catalogue/exchange'
import { sendCodeTo } from '@server/areas/auth/auth'
import { checkWords, type Judged } from '@server/areas/content/content'
import { type GoodsKind, holdingsOfOrder } from '@server/areas/holding/holding'
import { findOrder } from '@server/areas/order/order'
import { balances } from '@server/areas/wallet/wallet'
import type { HandlersOf } from '@server/call/handler'
import type { Ports } from '../../area'
import { confirmOrder } from './confirm-order'
import { presentOffer } from './present-offer'
import { shop } from './shop'

type State = Out<'/tp5/api/ExchangeShop/exchange'>['state']

export const exchangeHandlers = ({ orders }: Ports): HandlersOf<typeof exchangeCalls> => ({
  '/tp5/api/ExchangeShop/check': async (input, context) => presentOffer(context, input),

  '/tp5/api/ExchangeShop/sendSms': async (_input, context) => sendCodeTo(context, 'exchange'),

  '/tp5/api/ExchangeShop/exchange': {
    before: ({ note }, context) => checkWords(context, note),
    write: async (input, judged: Judged, context) =>
      confirmOrder(orders, context, { ...input, judged }),
  },

  '/tp5/api/ExchangeShop/Goods/exchangeSuccess': async ({ order_sn: orderSn }, { db, user }) => {
    const { userId } = user
    const order = await findOrder(db, { userId, orderSn, seller: shop.name })
    const { points, gold, money } = order
    const { title, number } = order.lines[0]
    return {
      order_sn: orderSn,
      kind: order.kind as GoodsKind,
      state: order.state as State,
      ...{ title, number, points, gold, money },
      purse: await balances(db, userId),
      holdings: (await holdingsOfOrder(db, userId, orderSn)).map((it) => it.holding_id),
    }
  },
})
