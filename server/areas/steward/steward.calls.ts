import type { stewardCalls } from '@contract/steward'
import type { HandlersOf } from '@server/call/handler'
import { analysisHandlers } from './analysis.calls'
import { communityHandlers } from './community.calls'
import { incomeHandlers } from './income.calls'
import { residentsHandlers } from './residents.calls'

export const stewardHandlers: HandlersOf<typeof stewardCalls> = {
  ...communityHandlers,
  ...residentsHandlers,
  ...analysisHandlers,
  ...incomeHandlers,
}
