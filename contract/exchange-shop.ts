import { addressCalls } from './exchange-shop/addresses'
import { exchangeCalls } from './exchange-shop/exchange'
import { holdingCalls } from './exchange-shop/holdings'
import { ledgerCalls } from './exchange-shop/ledgers'
import { offerCalls } from './exchange-shop/offers'
import { orderCalls } from './exchange-shop/orders'
import { taskCalls } from './exchange-shop/tasks'

export const exchangeShop = {
  ...addressCalls,
  ...exchangeCalls,
  ...holdingCalls,
  ...ledgerCalls,
  ...offerCalls,
  ...orderCalls,
  ...taskCalls,
}
