import type { machineCalls } from '@contract/machine'
import type { HandlersOf } from '@server/call/handler'
import type { Ports } from '../area'
import { exchangeHandlers } from './exchange/exchange.calls'
import { choiceHandlers } from './machines/choice.calls'
import { orderHandlers } from './orders/order.calls'
import { slotTestHandlers } from './orders/slot-test.calls'

export const machineHandlers = (ports: Ports): HandlersOf<typeof machineCalls> => ({
  ...choiceHandlers,
  ...exchangeHandlers(ports),
  ...orderHandlers(ports),
  ...slotTestHandlers,
})
