import { agreementCalls } from '@contract/agreement'
import { defineArea } from '../area'
import { agreementHandlers } from './agreement.calls'
import { agreementLeaving } from './leaving'
import { agreementTelling } from './telling'

export const agreementArea = defineArea({
  name: 'agreement',
  calls: agreementCalls,
  handlers: agreementHandlers,
  leaving: agreementLeaving,
  telling: agreementTelling,
})
