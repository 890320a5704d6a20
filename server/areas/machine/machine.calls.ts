import type { machineCalls } from '@contract/machine'
import type { HandlersOf } from '@server/call/handler'
import type { Ports } from '../area'
import { exchangeHandlers } from './exchange/exchange.calls'
import { choiceHandlers } from './machines/choice.calls'
import { orderHandlers } from './orders/order.calls'
import { pickupHandlers } from './pickup/pickup.calls'
import { presenceHandlers } from './presence/presence.calls'

export const machineHandlers = (ports: Ports): HandlersOf<typeof machineCalls> => ({
  ...choiceHandlers,
  ...exchangeHandlers(ports),
  ...orderHandlers(ports),
  ...pickupHandlers,
  ...presenceHandlers,
})
