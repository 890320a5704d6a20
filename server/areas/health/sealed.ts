import type { DataKey } from '@server/database/data-key'
import { open, seal } from '@server/database/seal'

/** What is measured of a body lies under a key of its own: what opens all else opens none of it. */
export const healthPurpose = 'seal health'

export const aboutPerson = (userId: string) => `health person ${userId}`
export const aboutSums = (userId: string, day: string) => `health sums ${userId} ${day}`
export const aboutReadings = (userId: string, day: string) => `health readings ${userId} ${day}`

export const aboutPlan = (userId: string, userPlanId: string) =>
  `health plan ${userId} ${userPlanId}`

export const sealHealth = (key: DataKey, content: unknown, about: string): Buffer =>
  seal(key, JSON.stringify(content), about, healthPurpose)

export const openHealth = <Content>(key: DataKey, sealed: Buffer, about: string): Content =>
  JSON.parse(open(key, sealed, about, healthPurpose)) as Content
