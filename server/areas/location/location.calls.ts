import type { locationCalls } from '@contract/location'
import type { HandlersOf } from '@server/call/handler'
import { auditHandlers } from './audit.calls'
import { leadHandlers } from './lead.calls'
import { partnerHandlers } from './partner.calls'
import { reportHandlers } from './report.calls'

export const locationHandlers: HandlersOf<typeof locationCalls> = {
  ...leadHandlers,
  ...auditHandlers,
  ...reportHandlers,
  ...partnerHandlers,
}
