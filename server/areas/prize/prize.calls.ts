import type { prizeCalls } from '@contract/prize'
import type { HandlersOf } from '@server/call/handler'
import { lampsHandlers } from './lamps/lamps.calls'
import { outingHandlers } from './outside/outing.calls'
import { receivingHandlers } from './receive/receiving.calls'

export const prizeHandlers: HandlersOf<typeof prizeCalls> = {
  ...receivingHandlers,
  ...lampsHandlers,
  ...outingHandlers,
}
