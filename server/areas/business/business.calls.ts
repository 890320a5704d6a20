import type { businessCalls } from '@contract/business'
import type { HandlersOf } from '@server/call/handler'
import { agreeingHandlers } from './agreeing.calls'
import { settlingHandlers } from './settling.calls'

export const businessHandlers: HandlersOf<typeof businessCalls> = {
  ...agreeingHandlers,
  ...settlingHandlers,
}
