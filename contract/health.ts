import { ownCalls } from './health/own'
import { readingsCalls } from './health/readings'

/** What somebody measures of their body, for themselves: kept sealed, under a consent of its own. */
export const healthCalls = { ...ownCalls, ...readingsCalls }
