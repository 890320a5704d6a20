import type { catalogueCalls } from '@contract/catalogue'
import type { HandlersOf } from '@server/call/handler'
import type { Ports } from '../area'
import { exchangeHandlers } from './exchange/exchange.calls'
import { packetHandlers } from './exchange/packets.calls'
import { goodsHandlers } from './goods/goods.calls'

export const catalogueHandlers = (ports: Ports): HandlersOf<typeof catalogueCalls> => ({
  ...exchangeHandlers(ports),
  ...packetHandlers(ports),
  ...goodsHandlers,
})
