import { auditCalls } from './location/audit'
import { leadCalls } from './location/lead'
import { partnerCalls } from './location/partner'
import { reportCalls } from './location/report'

/** Places where a machine could stand: from the first clue to a village that has opened. */
export const locationCalls = { ...leadCalls, ...auditCalls, ...reportCalls, ...partnerCalls }
