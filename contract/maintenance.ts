import { faultCalls } from './maintenance/fault'
import { auditCalls, installCalls } from './maintenance/install'
import { performanceCalls } from './maintenance/performance'
import { upkeepCalls } from './maintenance/upkeep'

export const maintenanceCalls = {
  ...installCalls,
  ...auditCalls,
  ...upkeepCalls,
  ...faultCalls,
  ...performanceCalls,
}
