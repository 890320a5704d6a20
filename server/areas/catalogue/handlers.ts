import type { exchangeShop } from '@contract/catalogue'
import type { HandlersOf } from '@server/call/handler'
import { addressHandlers } from '@server/areas/address/address.calls'
import { exchangeHandlers } from './exchange/exchange.calls'
import { holdingHandlers } from '@server/areas/holding/holding.calls'
import { ledgerHandlers } from '@server/areas/wallet/wallet.calls'
import { goodsHandlers } from './goods/goods.calls'
import { orderHandlers } from '@server/areas/order/order.calls'
import { taskHandlers } from '@server/areas/task/task.calls'

export const exchangeShopHandlers: HandlersOf<typeof exchangeShop> = {
  ...addressHandlers,
  ...exchangeHandlers,
  ...goodsHandlers,
  ...holdingHandlers,
  ...ledgerHandlers,
  ...orderHandlers,
  ...taskHandlers,
}
