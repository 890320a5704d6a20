import type { prizeCalls } from '@contract/prize'
import type { HandlersOf } from '@server/call/handler'
import type { Ports } from '../area'
import { lampsHandlers } from './lamps/lamps.calls'
import { orderHandlers } from './orders/order.calls'
import { outingHandlers } from './outside/outing.calls'
import { receivingHandlers } from './receive/receiving.calls'

export const prizeHandlers = (ports: Ports): HandlersOf<typeof prizeCalls> => ({
  ...receivingHandlers,
  ...lampsHandlers,
  ...outingHandlers,
  ...orderHandlers(ports),
})
