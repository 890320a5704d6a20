import { applyCalls } from './iter/apply'
import { contactCalls } from './iter/contact'
import { failureCalls } from './iter/failures'
import { fleetCalls } from './iter/fleet'
import { reconciliationCalls } from './iter/reconciliation'
import { reportCalls } from './iter/report'
import { salesCalls } from './iter/sales'
import { slotGoodsCalls } from './iter/slot-goods'
import { slotTestCalls } from './iter/slot-test'
import { slotWorksCalls } from './iter/slot-works'
import { slotsCalls } from './iter/slots'

export const iterCalls = {
  ...fleetCalls,
  ...slotsCalls,
  ...slotGoodsCalls,
  ...slotWorksCalls,
  ...slotTestCalls,
  ...reconciliationCalls,
  ...salesCalls,
  ...failureCalls,
  ...reportCalls,
  ...applyCalls,
  ...contactCalls,
}
