import { choiceCalls } from './machine/choice'
import { exchangeCalls } from './machine/exchange'
import { orderCalls } from './machine/order'
import { pickupCalls } from './machine/pickup'
import { presenceCalls } from './machine/presence'

export const machineCalls = {
  ...choiceCalls,
  ...presenceCalls,
  ...exchangeCalls,
  ...orderCalls,
  ...pickupCalls,
}
