import type { maintenanceCalls } from '@contract/maintenance'
import type { HandlersOf } from '@server/call/handler'
import { faultHandlers } from './fault.calls'
import { installHandlers } from './install.calls'
import { performanceHandlers } from './performance.calls'
import { upkeepHandlers } from './upkeep.calls'

export const maintenanceHandlers: HandlersOf<typeof maintenanceCalls> = {
  ...installHandlers,
  ...upkeepHandlers,
  ...faultHandlers,
  ...performanceHandlers,
}
