import { iterCalls } from '@contract/iter'
import { defineArea } from '../area'
import { iterHandlers } from './iter.calls'

export const iterArea = defineArea({
  name: 'iter',
  calls: iterCalls,
  handlers: iterHandlers,
})
