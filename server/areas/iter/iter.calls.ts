import type { iterCalls } from '@contract/iter'
import type { HandlersOf } from '@server/call/handler'
import type { Ports } from '../area'
import { applyHandlers } from './apply.calls'
import { contactHandlers } from './contact.calls'
import { failureHandlers } from './failures.calls'
import { fleetHandlers } from './fleet.calls'
import { reconciliationHandlers } from './reconciliation.calls'
import { reportHandlers } from './report.calls'
import { salesHandlers } from './sales.calls'
import { slotGoodsHandlers } from './slot-goods.calls'
import { slotTestHandlers } from './slot-test.calls'
import { slotWorksHandlers } from './slot-works.calls'
import { slotsHandlers } from './slots.calls'

export const iterHandlers = (ports: Ports): HandlersOf<typeof iterCalls> => ({
  ...fleetHandlers,
  ...slotsHandlers,
  ...slotGoodsHandlers,
  ...slotWorksHandlers,
  ...slotTestHandlers,
  ...reconciliationHandlers,
  ...salesHandlers(ports),
  ...failureHandlers(ports),
  ...reportHandlers,
  ...applyHandlers,
  ...contactHandlers,
})
