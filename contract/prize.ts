import { lampsCalls } from './prize/lamps'
import { outingCalls } from './prize/outing'
import { receivingCalls } from './prize/receiving'

export const prizeCalls = {
  ...receivingCalls,
  ...lampsCalls,
  ...outingCalls,
}
