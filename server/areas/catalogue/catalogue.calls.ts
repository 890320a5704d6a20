import type { catalogueCalls } from '@contract/catalogue'
import type { HandlersOf } from '@server/call/handler'
import { exchangeHandlers } from './exchange/exchange.calls'
import { goodsHandlers } from './goods/goods.calls'

export const catalogueHandlers: HandlersOf<typeof catalogueCalls> = {
  ...exchangeHandlers,
  ...goodsHandlers,
}
