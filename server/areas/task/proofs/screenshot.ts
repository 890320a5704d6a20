import type { Proof } from './proof'

export interface ScreenshotProgress {
  uploadIds: string[]
  /** How often they were sent. */
  sent: number
  /** Somebody of the house has looked at them and said yes. */
  approved: boolean
}

/** How often they may be sent again after a no. */
export const mostSendings = 3

/** Pictures that a person of the house looks at. */
export const screenshotProof: Proof<'screenshot', ScreenshotProgress> = {
  begin: () => ({ uploadIds: [], sent: 0, approved: false }),
  step: (_creative, { approved }) => (approved ? 'done' : 'send'),
  share: (_creative, { approved, sent }) => (approved ? 1 : sent > 0 ? 0.5 : 0),
}
