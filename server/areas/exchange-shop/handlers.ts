import type { exchangeShop } from '@contract/exchange-shop'
import type { HandlersOf } from '@server/http/handler'
import { addressHandlers } from './addresses'
import { exchangeHandlers } from './exchange'
import { goodsHandlers } from './goods'
import { ledgerHandlers } from './ledgers'
import { orderHandlers } from './orders'

export const exchangeShopHandlers: HandlersOf<typeof exchangeShop> = {
  ...addressHandlers,
  ...exchangeHandlers,
  ...goodsHandlers,
  ...ledgerHandlers,
  ...orderHandlers,
}
