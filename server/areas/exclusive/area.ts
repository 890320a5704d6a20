import { exclusiveCalls } from '@contract/exclusive'
import { sweepJob } from '@server/jobs/sweep'
import { defineArea } from '../area'
import { endOffers, takeBackPieces } from './end'
import { exclusiveHandlers } from './exclusive.calls'
import { exclusiveLandings } from './landings'
import { exclusiveLeaving } from './leaving'
import { exclusiveCommand } from './offers'
import { seedExclusive } from './seed'
import { exclusiveTelling } from './telling'

export const exclusiveArea = defineArea({
  name: 'exclusive',
  calls: exclusiveCalls,
  handlers: exclusiveHandlers,
  jobs: [sweepJob(endOffers), sweepJob(takeBackPieces)],
  landings: exclusiveLandings,
  leaving: exclusiveLeaving,
  telling: exclusiveTelling,
  seed: seedExclusive,
  commands: { exclusive: exclusiveCommand },
})
