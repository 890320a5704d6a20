import { holdingCalls } from '@contract/holding'
import { defineArea } from '../area'
import { giftWords } from './gift-words'
import { holdingHandlers } from './holding.calls'
import { holdingJobs } from './jobs'
import { holdingLandings } from './landings'
import { holdingLeaving } from './leaving'
import { holdingsReceived } from './received'
import { holdingSeals } from './seals'
import { holdingTelling } from './telling'

export const holdingArea = defineArea({
  name: 'holding',
  calls: holdingCalls,
  handlers: holdingHandlers,
  jobs: holdingJobs,
  landings: holdingLandings,
  leaving: holdingLeaving,
  seals: holdingSeals,
  telling: holdingTelling,
  receives: holdingsReceived,
  words: { gift: giftWords },
})
