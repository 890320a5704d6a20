import type { Proof } from './proof'
import { type Beat, beaten, isEnough, nothingSpent, type TimeSpent } from './time-spent'

export interface WebProgress {
  time: TimeSpent
}

/** So long on the advertiser's page. */
export const webProof: Proof<'web', WebProgress> = {
  begin: () => ({ time: nothingSpent }),
  step: ({ seconds }, { time }) => (isEnough(time, seconds) ? 'done' : 'visit'),
  share: ({ seconds }, { time }) => Math.min(1, time.seconds / seconds),
}

/** A phone that shows another page lets ours sleep: what passed until somebody is back counts. */
const longestGap = 600

export const webBeat = (
  progress: WebProgress,
  beat: Omit<Beat, 'longestGap' | 'position'>,
): WebProgress => ({
  time: beaten(progress.time, { ...beat, position: undefined, longestGap }),
})
