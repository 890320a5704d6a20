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

/** Whoever stays away for longer, in seconds, was not looking at a page. */
export const longestGap = 600

/** What counts is from leaving to being back; in front of our own page nothing does. */
export const webBeat = (
  { time }: WebProgress,
  beat: Omit<Beat, 'longestGap' | 'position'>,
): WebProgress => ({
  time: beat.running
    ? { ...time, at: beat.now.toISOString() }
    : beaten(time, { ...beat, position: undefined, longestGap }),
})
