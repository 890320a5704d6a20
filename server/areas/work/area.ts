import { workCalls } from '@contract/work'
import { defineArea } from '../area'
import { faultWaits } from './upkeep/faults'
import { auditWaits, installWaits } from './upkeep/installs'
import { upkeepStanding } from './upkeep/standing'
import { workHandlers } from './work.calls'

export const workArea = defineArea({
  name: 'work',
  calls: workCalls,
  handlers: workHandlers,
  waits: [faultWaits, installWaits, auditWaits],
  standings: { maintainer: upkeepStanding },
})
