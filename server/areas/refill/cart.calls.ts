import type { cartCalls } from '@contract/refill/cart'
import type { HandlersOf } from '@server/call/handler'
import { cartOf, dropFromCart, setPacks } from './cart'
import { orderRules, orderTips } from './rules'
import { listSupplies } from './supplies'

export const cartHandlers: HandlersOf<typeof cartCalls> = {
  '/tp5/api/PurchaseGoods/list': async (input, { db, user: { userId }, now }) => {
    const { keyword = '', supplier_key: supplierKey = null } = input
    return { list: await listSupplies(db, { userId, keyword, supplierKey, now }) }
  },

  '/tp5/api/ShoppingCart/index': (_input, { db, user }) => cartOf(db, user.userId),

  '/tp5/api/ShoppingCart/changeNumber': async (input, { db, user: { userId }, now: at }) => {
    await setPacks(db, { userId, supplyKey: input.supply_key, packs: input.packs, at })
    return cartOf(db, userId)
  },

  '/tp5/api/PurchaseGoods/delete': async ({ supply_keys: keys }, { db, user: { userId } }) => {
    await dropFromCart(db, userId, keys)
    return cartOf(db, userId)
  },

  '/tp5/api/Order/tips': () =>
    Promise.resolve({
      least: orderRules.least,
      days_least: orderRules.days.least,
      days_most: orderRules.days.most,
      account_limit: orderRules.account.limit,
      account_days: orderRules.account.days,
      tips: [...orderTips],
    }),
}
