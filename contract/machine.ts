import { choiceCalls } from './machine/choice'
import { exchangeCalls } from './machine/exchange'
import { orderCalls } from './machine/order'
import { slotTestCalls } from './machine/slot-test'

export const machineCalls = { ...choiceCalls, ...exchangeCalls, ...orderCalls, ...slotTestCalls }
