import type { machineCalls } from '@contract/machine'
import type { HandlersOf } from '@server/call/handler'
import type { Ports } from '../area'
import { exchangeHandlers } from './exchange/exchange.calls'
import { machineHandlers as chooseHandlers } from './machines/machines.calls'
import { orderHandlers } from './orders/orders.calls'
import { slotTestHandlers } from './orders/slot-test.calls'

export const machineHandlers = (ports: Ports): HandlersOf<typeof machineCalls> => ({
  ...chooseHandlers,
  ...exchangeHandlers(ports),
  ...orderHandlers(ports),
  ...slotTestHandlers,
})
