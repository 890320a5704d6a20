import { agreementCalls } from '@contract/agreement'
import { defineArea } from '../area'
import { agreementHandlers } from './agreement.calls'

export const agreementArea = defineArea({
  name: 'agreement',
  calls: agreementCalls,
  handlers: agreementHandlers,
})
