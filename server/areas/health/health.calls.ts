import type { healthCalls } from '@contract/health'
import type { HandlersOf } from '@server/call/handler'
import { ownHandlers } from './own.calls'
import { readingsHandlers } from './readings.calls'

export const healthHandlers: HandlersOf<typeof healthCalls> = {
  ...ownHandlers,
  ...readingsHandlers,
}
