import { lampsCalls } from './prize/lamps'
import { outingCalls } from './prize/outing'
import { receivedCalls } from './prize/received'
import { receivingCalls } from './prize/receiving'

export const prizeCalls = {
  ...receivingCalls,
  ...receivedCalls,
  ...lampsCalls,
  ...outingCalls,
}
