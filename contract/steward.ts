import { analysisCalls } from './steward/analysis'
import { communityCalls } from './steward/community'
import { incomeCalls } from './steward/income'
import { residentsCalls } from './steward/residents'

/** Who looks after villages: their machines, their people, what is liked there, and what it brings. */
export const stewardCalls = {
  ...communityCalls,
  ...residentsCalls,
  ...analysisCalls,
  ...incomeCalls,
}
