import { orderCalls } from '@contract/order'
import { defineArea } from '../area'
import { orderJobs } from './jobs'
import { orderLeaving } from './leaving'
import { noteWords } from './note-words'
import { orderHandlers } from './order.calls'
import { parcels } from './ship-order'
import { orderSeals } from './seals'
import { orderTelling } from './telling'
import { wishCase } from './wish-case'

export const orderArea = defineArea({
  name: 'order',
  calls: orderCalls,
  handlers: orderHandlers,
  jobs: orderJobs,
  leaving: orderLeaving,
  seals: orderSeals,
  telling: orderTelling,
  desk: (ports) => ({ 'order-wish': wishCase(ports) }),
  ships: parcels,
  words: { orderNote: noteWords },
})
