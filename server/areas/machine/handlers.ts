import type { machineCalls } from '@contract/exchange-shop/machines'
import type { HandlersOf } from '@server/http/handler'
import { exchangeHandlers } from './exchange/exchange'
import { machineHandlers as chooseHandlers } from './machines/machines'
import { orderHandlers } from './orders/orders'
import { slotTestHandlers } from './orders/slot-test'

export const machineHandlers: HandlersOf<typeof machineCalls> = {
  ...chooseHandlers,
  ...exchangeHandlers,
  ...orderHandlers,
  ...slotTestHandlers,
}
