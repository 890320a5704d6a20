import { createHash } from 'node:crypto'
import type { GuardSecret } from '@server/areas/health/health'

export const aboutCheck = (checkId: string) => `health check ${checkId}`
export const aboutAlert = (userId: string, alertId: string) => `health alert ${userId} ${alertId}`

/** The same rule and day are the same alert, however often it is found; its number tells neither. */
export const alertIdOf = ({ salt }: GuardSecret, rule: string, day: string): string =>
  createHash('sha256').update(`${salt} ${rule} ${day}`).digest('hex').slice(0, 24)
