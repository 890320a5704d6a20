import type { exchangeShop } from '@contract/exchange-shop'
import type { HandlersOf } from '@server/http/handler'
import { addressHandlers } from './addresses/addresses'
import { exchangeHandlers } from './exchange/exchange'
import { holdingHandlers } from './holdings/holdings'
import { ledgerHandlers } from './ledgers'
import { goodsHandlers } from './offers/goods'
import { orderHandlers } from './orders/orders'
import { taskHandlers } from './tasks/points-tasks'

export const exchangeShopHandlers: HandlersOf<typeof exchangeShop> = {
  ...addressHandlers,
  ...exchangeHandlers,
  ...goodsHandlers,
  ...holdingHandlers,
  ...ledgerHandlers,
  ...orderHandlers,
  ...taskHandlers,
}
