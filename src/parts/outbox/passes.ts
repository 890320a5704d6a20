import type { refusals } from '@contract/refusals'
import type { Refused } from '@/request/errors'

type Codes = { [N in keyof typeof refusals]?: (typeof refusals)[N]['error'] }

/** What says nothing of the step itself: the same one may be sent again later. */
const passing = {
  loginTimeout: 401,
  forbidden: 403,
  tooOften: 429,
  internal: 500,
  unavailable: 503,
  proofNeeded: 1021,
  uploadsSpent: 1103,
  tooBusy: 1104,
  signature: 4001,
  stale: 4002,
} as const satisfies Codes

/** Its pictures are not there any more, while the phone still has them. */
const photosGone = { uploadUnusable: 1102 } as const satisfies Codes

export const passes = ({ error }: Refused): boolean =>
  Object.values(passing).some((code) => code === error)

export const wantsPhotosAgain = ({ error }: Refused): boolean => error === photosGone.uploadUnusable
