export { type SecurityEvent, writeEvents } from './events'
export type { Kind } from './kinds'
export { keptDays } from './rules'
